"""Checks what people have: is a log what iOS would do, does an app declare what it needs?"""
