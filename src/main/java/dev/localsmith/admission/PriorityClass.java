package dev.localsmith.admission;

/** A PriorityClass: its name, and whether pods that name none get it. */
public record PriorityClass(String name, boolean globalDefault) {}
