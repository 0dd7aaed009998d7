import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyPictureFacts } from "../../engine/testing/picture-facts";
import type { House } from "../../film-platform/data/programme";
import { smallProgramme } from "../../film-platform/testing/small-programme";
import { newFolder, startPlatform, type TestPlatform } from "../../film-platform/testing/test-platform";
import type { Choice } from "../../sources/merge/merge-showing";
import { planPull } from "../../sources/plan/plan-pull";
import type { Source } from "../../sources/records";
import { writeAll } from "../../sources/write/write-all";

/** Pulls from the stand-in services over HTTP into a copy of the demonstration content. */

/** Its week is that of the demonstration, which content files call 30 November to 6 December. */
const MOMENT = "2026-11-24T12:00";

interface PullTest {
  /** What the services know. */
  readonly house: House;
  /** The sources, at the platform's address. */
  readonly sources: (url: string, root: string) => Promise<readonly Source[]>;
}

/** Starts the services before the tests of a file, and gives each of them the demonstration content. */
export const pullTest = ({ house, sources }: PullTest) => {
  let root: string;
  let platform: TestPlatform;
  const content = () => join(root, "content");

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "pull-"));
    cpSync("static", join(root, "static"), { recursive: true });
    cpSync("content/images", join(content(), "images"), { recursive: true });
    copyPictureFacts(join(root, "picture-facts.json"));
    platform = await startPlatform({
      dataFolder: newFolder(),
      faults: true,
      programme: () => ({ ...smallProgramme, house }),
    });
  }, 120_000);
  beforeEach(() => {
    const isText = (name: string) => name !== "images";
    for (const name of readdirSync(content()).filter(isText)) {
      rmSync(join(content(), name), { recursive: true, force: true });
    }
    for (const name of readdirSync("content").filter(isText)) {
      cpSync(join("content", name), join(content(), name), { recursive: true });
    }
  });
  /** Takes back all orders for changes or faults. */
  const clear = async (path: "changes" | "faults"): Promise<void> => {
    await fetch(`${platform.url}/${path}`, { method: "DELETE" });
  };
  afterEach(async () => {
    await clear("changes");
    await clear("faults");
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const plan = async (choice: Choice = null, own = sources, moment = MOMENT) =>
    planPull({
      contentRoot: content(),
      siteId: undefined,
      sources: await own(platform.url, root),
      choice,
      moment,
      pictureFactsFile: join(root, "picture-facts.json"),
    });

  return {
    content,
    clear,
    plan,
    /** Plans, writes, and gives each item as "cancelled Torskekveld, …". */
    pull: async (choice: Choice = null, moment = MOMENT) => {
      const planned = await plan(choice, sources, moment);
      expect(planned.problems.filter(({ severity }) => severity === "error")).toEqual([]);
      await writeAll(content(), planned.texts);
      return planned.items.map(({ kind, what }) => `${kind} ${what}`);
    },
    file: (name: string) => JSON.parse(readFileSync(join(content(), name), "utf8")),
    /** Orders a change or a fault. */
    put: async (path: "changes" | "faults", body: object): Promise<void> => {
      const headers = { "Content-Type": "application/json" };
      const { status } = await fetch(`${platform.url}/${path}`, { method: "PUT", headers, body: JSON.stringify(body) });
      expect(status).toBe(204);
    },
    /** Why a source, or the plan, fails, in words. */
    failureOf: async (own = sources): Promise<string> =>
      plan(null, own).then(
        ({ failed }) => failed.map(({ failure }) => failure).join("\n"),
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
  };
};
