/**
 * The moment of every look: a weekday of the demonstration's own week, so that its dates are not moved, while a film is
 * on. Tests' support reads the variable when it is imported, so this module is imported first.
 */
export const CLOCK = "2026-12-03T18:30";
process.env.CLOCK = CLOCK;

/** The same moment for browsers. */
export const INSTANT = `${CLOCK}:00+01:00`;
