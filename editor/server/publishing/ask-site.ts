import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Step } from "../../../server/releases/steps";

const MAX_FILES = 3;
const MAX_WAIT_MS = 10_000;

/** The data of pages that the build wrote last: what a site with this release has, and the one before lacks. */
const newestFiles = async (publicRoot: string): Promise<readonly string[]> => {
  const found = (await readdir(join(publicRoot, "page-data"), { recursive: true }).catch(() => []))
    .filter((file) => file.endsWith("page-data.json"))
    .map((file) => join("page-data", file));
  const written = await Promise.all(
    found.map(async (file) => ({ file, at: (await stat(join(publicRoot, file))).mtimeMs })),
  );
  return written
    .sort((a, b) => b.at - a.at || a.file.localeCompare(b.file))
    .slice(0, MAX_FILES)
    .map(({ file }) => file);
};

interface Asked {
  readonly address: () => Promise<string>;
  readonly publicRoot: string;
  /** How often, and how long between: a server or a network in front of it may keep files for a while. */
  readonly tries?: number;
  readonly pauseMs?: number;
}

/** Asks the public address whether it has the release. It may fail: the files are sent. */
export const askStep = ({ address, publicRoot, tries = 6, pauseMs = 5_000 }: Asked): Step => ({
  label: "Ser etter på nettstedet",
  mayFail: true,
  run: async () => {
    const site = await address();
    const files = await newestFiles(publicRoot);
    const hasFile = async (file: string): Promise<boolean> => {
      const asked = `${site}/${file.split(/[\\/]/).map(encodeURIComponent).join("/")}?spurt=${Date.now()}`;
      const answer = await fetch(asked, { cache: "no-store", signal: AbortSignal.timeout(MAX_WAIT_MS) });
      return answer.ok && (await readFile(join(publicRoot, file))).equals(Buffer.from(await answer.arrayBuffer()));
    };
    const ask = (): Promise<boolean | null> =>
      Promise.all(files.map(hasFile)).then(
        (found) => files.length > 0 && found.every(Boolean),
        () => null, // no answer
      );
    let answer = await ask();
    for (let at = 1; at < tries && answer !== true; at += 1) {
      await pause(pauseMs);
      answer = await ask();
    }
    if (answer === true) return null;
    const why = answer === null ? "svarer ikke" : "viser ikke den nye utgaven ennå";
    return {
      failure: `Filene er sendt, men ${site} ${why}. Se etter om noen minutter. Er det fremdeles slik, så si fra til den som drifter nettstedet.`,
      output: [],
    };
  },
});
