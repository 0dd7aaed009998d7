import type { Workshop } from "./workshop";

/** A day that is always the same, so that the programme is. */
export const DAY = "2026-12-02T12:00";

/** The warm build, built again on that day; by whoever needs it first. */
export const prepareFixedDay = (workshop: Workshop): Promise<void> =>
  workshop.prepareOnce("fixed day", "warm", async () => {
    const { code, output } = await workshop.gatsbyBuild({ CLOCK: DAY });
    if (code !== 0) throw new Error(`The build on ${DAY} failed:\n\n${output}`);
  });
