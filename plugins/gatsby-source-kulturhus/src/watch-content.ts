import { join } from "node:path";
import { watch } from "chokidar";
import { FOLDERS } from "../../../engine/reading/read-content";

/** Debounce time in milliseconds, because editors save in several steps. */
const QUIET_MS = 150;

/** Calls `changed` after changes in the content folder or of the preview's clock, once per burst. */
export const watchContent = (contentRoot: string, changed: () => void): void => {
  const clockFile = process.env.CLOCK_FILE;
  let timer: NodeJS.Timeout | undefined;
  watch([...FOLDERS.map((folder) => join(contentRoot, folder)), ...(clockFile === undefined ? [] : [clockFile])], {
    ignoreInitial: true,
  }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
  });
};
