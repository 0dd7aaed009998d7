import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { isObject } from "../../../domain/json/json";
import { contentInGit } from "../testing/content-in-git";
import { EditorsDesk } from "./desk";

/** `npm run test:sequences` kills fifty. */
const KILLED = process.env.SEQUENCES === undefined ? 2 : 50;
const MILLISECONDS_A_KILL = 60_000;
/** Saves take about as long as this. */
const MAX_PAUSE_MS = 700;
const IDS = ["aldersgrenser", "ledsagerbevis"] as const;

const { root, contentRoot, pictureFactsFile, git, read, remove } = contentInGit();
const desk = () => new EditorsDesk({ contentRoot, stateRoot: join(root, "state"), pictureFactsFile });

let child: ChildProcess | null = null;
afterAll(() => {
  child?.kill("SIGKILL");
  remove();
});

/** What a process that saves has said until it was killed, with all that it had started. */
const saidUntilKilled = async (seed: number): Promise<readonly string[]> => {
  const program = ["--import", "tsx", "editor/server/testing/saving-process.ts", root, String(seed)];
  const running = spawn(process.execPath, program, { detached: true, stdio: ["ignore", "pipe", "inherit"] });
  child = running;
  const said: string[] = [];
  const ended = once(running, "close");
  const lines = createInterface({ input: running.stdout });
  lines.on("line", (line) => said.push(line));
  while (said.filter((line) => line.startsWith("begun")).length <= seed % 3) await once(lines, "line");
  // Any moment of a save, another one for each seed.
  await pause((seed * 137) % MAX_PAUSE_MS);
  process.kill(-(running.pid ?? 0), "SIGKILL");
  await ended;
  return said;
};

const titleOf = (id: string): string => JSON.parse(read(`articles/${id}.json`)).title;

/** The last title of an article that was confirmed, and the one that was being saved, if any. */
const lastOf = (id: string, said: readonly string[]) => {
  const own = said.flatMap((line) => {
    const [, what = "", title = ""] = new RegExp(`^(\\w+) ${id} (.+)$`).exec(line) ?? [];
    return what === "" ? [] : [{ what, title }];
  });
  const last = own.at(-1);
  return {
    confirmed: own.findLast(({ what }) => what === "saved")?.title ?? null,
    begun: last?.what === "begun" ? last.title : null,
  };
};

test.each(Array.from({ length: KILLED }, (_, seed) => seed))(
  "a desk killed in the middle of a save loses nothing that it has confirmed: %i",
  async (seed) => {
    const before = new Map(IDS.map((id) => [id, read(`articles/${id}.json`)]));
    const said = await saidUntilKilled(seed);
    expect(said.every((line) => /^(begun|saved) /.test(line))).toBe(true);
    for (const id of IDS) {
      const { confirmed, begun } = lastOf(id, said);
      const old = confirmed ?? JSON.parse(before.get(id) ?? "{}").title;
      expect([old, ...(begun === null ? [] : [begun])]).toContain(titleOf(id));
      const others = (text: string) => text.split("\n").filter((line) => !line.startsWith('  "title": '));
      expect(others(read(`articles/${id}.json`))).toEqual(others(before.get(id) ?? ""));
    }
    // A minute later: what git held when it was killed is old.
    const files = readdirSync(join(root, ".git"), { recursive: true, encoding: "utf8" });
    for (const lock of files.filter((name) => name.endsWith(".lock"))) utimesSync(join(root, ".git", lock), 0, 0);
    // The next desk works on: it reads, saves and commits what was left.
    const next = desk();
    for (const id of IDS) {
      const { value: now } = await next.entity("articles", id);
      const value = { ...(isObject(now) ? now : {}), title: `Tittel etter ${seed}` };
      const saved = await next.saves.save({ kind: "articles", id, base: null, before: now, value, editor: "Bo Demo" });
      expect(saved).toMatchObject({ outcome: "saved", isCommitted: true });
    }
    expect(
      git("status", "--porcelain", "--", "content")
        .split("\n")
        .filter((line) => line !== ""),
    ).toEqual([]);
    expect(readdirSync(join(contentRoot, "articles")).filter((name) => !name.endsWith(".json"))).toEqual([]);
  },
  MILLISECONDS_A_KILL,
);
