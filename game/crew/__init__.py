"""Bots and solvers asked in a worker process, never in the frame loop, and answers given at a person's pace."""

from game.crew.crew import Answer, Crew, CrewError, Fault, Speed, Worked

__all__ = ["Answer", "Crew", "CrewError", "Fault", "Speed", "Worked"]
