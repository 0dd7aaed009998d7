import type { PulledShowing } from "../records";

/** A showing with only the required fields, and those a test adds. */
export const pulledShowing = (
  more: Pick<PulledShowing, "id"> & Partial<Omit<PulledShowing, "production">>,
  production: Partial<PulledShowing["production"]> = {},
): PulledShowing => ({
  production: { id: "p", kind: "film", title: "Torsken", ediNumber: "1", facts: {}, summary: null, ...production },
  start: "2026-12-01T18:00",
  end: null,
  hall: "kinosal",
  status: null,
  reason: null,
  previousStart: null,
  saleOpens: null,
  prices: null,
  ticketUrl: null,
  ...more,
});
