"""Tests of Lunatix Loop."""
