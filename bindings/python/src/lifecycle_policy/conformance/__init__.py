"""Tests another emulator or stub over a line protocol: where does it depart from the policy?"""
