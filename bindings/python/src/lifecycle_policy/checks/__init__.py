"""Checks logs and apps: could iOS have made this log, and does the app declare what it needs?"""
