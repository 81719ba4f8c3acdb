"""What termination reports say: crash reports, jetsam reports, MetricKit payloads, the log."""
