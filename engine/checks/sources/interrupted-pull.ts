import { access } from "node:fs/promises";
import { join } from "node:path";
import { type Problem, problemInFile } from "../../problems/problem";

/** Where a pull stages its files: hidden in the content folder, so that putting them in their place is a rename. */
export const PULL_STAGE = ".pull";

/** The list of what a pull puts in place; there from the first file of them to the last. */
export const PULL_JOURNAL = `${PULL_STAGE}/journal.json`;

/** Whether a pull has put only some of its files in place. */
export const isPullInterrupted = (contentRoot: string): Promise<boolean> =>
  access(join(contentRoot, PULL_JOURNAL)).then(
    () => true,
    () => false,
  );

/** An error: the files may belong to two different programmes. */
export const checkInterruptedPull = async (contentRoot: string): Promise<readonly Problem[]> =>
  (await isPullInterrupted(contentRoot))
    ? [
        problemInFile(
          PULL_JOURNAL,
          "En henting ble avbrutt før alle filene var på plass.",
          "Kjør npm run content:pull, som fullfører den.",
        ),
      ]
    : [];
