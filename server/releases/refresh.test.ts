import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refresh } from "./refresh";
import { withRefreshLock } from "./refresh-lock";
import { readStatus, writeStatus } from "./refresh-status";
import type { Step } from "./steps";

let stateRoot = "";
beforeEach(() => {
  stateRoot = mkdtempSync(join(tmpdir(), "kulturhus-refresh-"));
});
afterEach(() => rmSync(stateRoot, { recursive: true, force: true }));

const step = (label: string, run: Step["run"] = async () => null): Step => ({ label, run });
const refused: Step["run"] = async () => ({ failure: "Nettstedet er som før.", output: ["en feil"] });

const runOf = (steps: readonly Step[]) => {
  const lines: string[] = [];
  const notify = jest.fn(async () => undefined);
  const now = () => new Date("2026-11-24T03:00:00Z");
  const done = refresh({ stateRoot, steps, notify, now, log: (line) => lines.push(line) });
  return { done, lines, notify };
};

test("runs the steps in order, a line for each, and keeps when it published", async () => {
  const { done, lines, notify } = runOf([step("Bygger"), step("Pakker")]);
  expect(await done).toBe(true);
  expect(lines).toEqual([
    "2026-11-24T03:00:00.000Z Bygger …",
    "2026-11-24T03:00:00.000Z Bygger: ferdig etter 0 s",
    "2026-11-24T03:00:00.000Z Pakker …",
    "2026-11-24T03:00:00.000Z Pakker: ferdig etter 0 s",
  ]);
  expect(await readStatus(stateRoot)).toEqual({
    running: null,
    failed: null,
    published: { at: "2026-11-24T03:00:00.000Z", seconds: 0 },
  });
  expect(notify).not.toHaveBeenCalled();
});

test("a failed step ends the run, is notified, and is in the status until a run succeeds", async () => {
  await runOf([step("Bygger")]).done;
  const last = jest.fn(async () => null);
  const { done, notify } = runOf([step("Bygger", refused), step("Publiserer", last)]);
  expect(await done).toBe(false);
  expect(last).not.toHaveBeenCalled();
  const failed = { step: "Bygger", failure: "Nettstedet er som før.", output: ["en feil"] };
  expect(notify).toHaveBeenCalledWith(expect.objectContaining(failed));
  expect(await readStatus(stateRoot)).toMatchObject({ running: null, failed, published: { seconds: 0 } });
  await runOf([step("Bygger")]).done;
  expect((await readStatus(stateRoot)).failed).toBeNull();
});

test("a step that may fail is notified, and the run goes on", async () => {
  const { done, lines, notify } = runOf([{ ...step("Henter", refused), mayFail: true }, step("Bygger")]);
  expect(await done).toBe(true);
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ step: "Henter", failure: "Nettstedet er som før." }));
  expect(lines.map((line) => line.split("Z ")[1])).toEqual([
    "Henter …",
    "Henter: stoppet etter 0 s",
    "Bygger …",
    "Bygger: ferdig etter 0 s",
  ]);
  expect(await readStatus(stateRoot)).toMatchObject({ failed: null, published: { seconds: 0 } });
});

test("a step that throws is a failed step", async () => {
  const { done } = runOf([step("Bygger", () => Promise.reject(new Error("full disk")))]);
  expect(await done).toBe(false);
  expect((await readStatus(stateRoot)).failed?.output).toEqual(["Error: full disk"]);
});

test("a second run at the same time does nothing, and the status names the step that is running", async () => {
  let end: () => void = () => undefined;
  let begun: () => void = () => undefined;
  const isRunning = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const first = runOf([
    step("Bygger", () => {
      begun();
      return new Promise((resolve) => {
        end = () => resolve(null);
      });
    }),
  ]);
  await isRunning;
  const never = jest.fn(async () => null);
  expect(await runOf([step("Bygger", never)]).done).toBe("busy");
  expect(never).not.toHaveBeenCalled();
  expect((await readStatus(stateRoot)).running?.step).toBe("Bygger");
  end();
  expect(await first.done).toBe(true);
  expect(await runOf([step("Bygger")]).done).toBe(true);
});

test("a run that finds another unfinished says that it was killed, and clears up after it", async () => {
  await writeStatus(stateRoot, { running: { step: "Bygger", since: "2026-11-24T01:00:00.000Z" } });
  writeFileSync(join(stateRoot, "status.json.4711"), "{");
  const { done, lines } = runOf([step("Pakker")]);
  expect(await done).toBe(true);
  expect(lines[0]).toContain("Den forrige kjøringen ble avbrutt i steget «Bygger», begynt 2026-11-24T01:00");
  expect(readdirSync(stateRoot).sort()).toEqual(["lock.db", "status.json"]);
  const next = runOf([step("Pakker")]);
  await next.done;
  expect(next.lines.join()).not.toContain("avbrutt");
});

test("what a step writes is logged as it comes", async () => {
  const { done, lines } = runOf([
    step("Bygger", async (say) => {
      say("success building schema");
      return null;
    }),
  ]);
  await done;
  expect(lines.map((line) => line.split("Z ")[1])).toEqual([
    "Bygger …",
    "Bygger: success building schema",
    "Bygger: ferdig etter 0 s",
  ]);
});

test("a full or closed disk is said as what it is", async () => {
  const full = Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC", syscall: "write" });
  await runOf([step("Bytter", () => Promise.reject(full))]).done;
  expect((await readStatus(stateRoot)).failed?.failure).toBe("Disken er full. → Gjør plass på den, og prøv igjen.");
});

test("each step and the whole run have their seconds", async () => {
  let seconds = 0;
  const lines: string[] = [];
  const slow = (takes: number) => async () => {
    seconds += takes;
    return null;
  };
  const now = () => new Date(Date.UTC(2026, 10, 24, 3, 0, 0) + seconds * 1000);
  const steps = [step("Bygger", slow(40.6)), step("Pakker", slow(3))];
  await refresh({ stateRoot, steps, now, notify: async () => undefined, log: (line) => lines.push(line) });
  expect(lines).toEqual([
    "2026-11-24T03:00:00.000Z Bygger …",
    "2026-11-24T03:00:40.600Z Bygger: ferdig etter 41 s",
    "2026-11-24T03:00:40.600Z Pakker …",
    "2026-11-24T03:00:43.600Z Pakker: ferdig etter 3 s",
  ]);
  expect((await readStatus(stateRoot)).published).toEqual({ at: "2026-11-24T03:00:43.600Z", seconds: 44 });
});

test("a run that ends in an error gives its lock back", async () => {
  expect(await runOf([step("Bygger", refused)]).done).toBe(false);
  const failing = withRefreshLock(stateRoot, () => Promise.reject(new Error("full disk")));
  await expect(failing).rejects.toThrow("full disk");
  expect(await withRefreshLock(stateRoot, async () => "fri")).toBe("fri");
});

test("a state folder that cannot be made is an error, not another run", async () => {
  writeFileSync(join(stateRoot, "fil"), "");
  await expect(withRefreshLock(join(stateRoot, "fil/lock"), async () => true)).rejects.toThrow("ENOTDIR");
});
