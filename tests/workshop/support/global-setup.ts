import { toLocal } from "../../../domain/time/oslo";
import { lendPictures, makeWorkshop, renewWorkshop, type Workshop } from "./workshop";

const build = async (workshop: Workshop): Promise<void> => {
  // Builds after an edit are for the same minute, so that no showing ends meanwhile and changes pages.
  const moment = toLocal(Date.now());
  process.env.WORKSHOP_CLOCK = moment;
  const { code, output, seconds } = await workshop.gatsbyBuild({ CLOCK: moment });
  if (code !== 0) throw new Error(`The copy in ${workshop.site} does not build:\n\n${output}`);
  if (/^warning /m.test(output)) throw new Error(`The copy in ${workshop.site} builds with warnings:\n\n${output}`);
  workshop.keepBuild();
  console.log(`The working copy was built in ${seconds.toFixed(0)} s.`);
};

/**
 * Makes the working copy and its warm build; the returned teardown deletes both. With WORKSHOP_ROOT set to a folder,
 * the copy stays there, and the next run builds warm.
 */
const setUp = async (): Promise<() => void> => {
  const kept = process.env.WORKSHOP_ROOT;
  if (kept !== undefined) {
    const workshop = renewWorkshop(kept);
    workshop.restore("warm");
    await build(workshop);
    return () => {};
  }
  const { root, workshop } = makeWorkshop();
  process.env.WORKSHOP_ROOT = root;
  process.once("exit", workshop.remove);
  process.once("SIGTERM", () => process.exit(143));
  workshop.restore("cold");
  lendPictures(workshop);
  await build(workshop);
  return workshop.remove;
};

export default setUp;
