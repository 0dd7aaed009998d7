import type { Workshop } from "./workshop";

/** A fixed day, so that the programme is the same. */
export const DAY = "2026-12-02T12:00";

/** The warm build, built again for that day, once. */
export const prepareFixedDay = (workshop: Workshop): Promise<void> =>
  workshop.prepareOnce("fixed day", "warm", async () => {
    const { code, output } = await workshop.gatsbyBuild({ CLOCK: DAY });
    if (code !== 0) throw new Error(`The build on ${DAY} failed:\n\n${output}`);
  });
