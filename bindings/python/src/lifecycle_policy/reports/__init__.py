"""Reads termination reports: crash reports, jetsam reports, MetricKit payloads, logs."""
