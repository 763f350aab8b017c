"""Tests of how Lunatix Loop looks and is played."""
