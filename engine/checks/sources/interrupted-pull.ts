import { access } from "node:fs/promises";
import { join } from "node:path";
import { either } from "../../../domain/define/voices";
import { type Problem, problemInFile } from "../../problems/problem";

/** Staging folder of a pull: hidden in the content folder, so that moving files into place is a rename. */
export const PULL_STAGE = ".pull";

/** A pull's journal of the files to move into place; exists from the first move to the last. */
export const PULL_JOURNAL = `${PULL_STAGE}/journal.json`;

/** Whether a pull has moved only some of its files into place. */
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
          either(
            "Kjør npm run content:pull, som fullfører den.",
            "Be den som drifter nettstedet, om å hente programmet på nytt.",
          ),
        ),
      ]
    : [];
