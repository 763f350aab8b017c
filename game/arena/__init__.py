"""Many matches between bots: played on any number of processes or machines, always with the same results."""
