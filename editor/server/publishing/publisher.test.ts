import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../../server/processes/run-command";
import { withRefreshLock } from "../../../server/releases/refresh-lock";
import { commandStep, type Step } from "../../../server/releases/steps";
import { Publisher } from "./publisher";

const stateRoot = mkdtempSync(join(tmpdir(), "kulturhus-publisher-"));
afterAll(() => rmSync(stateRoot, { recursive: true, force: true }));

beforeAll(() => void jest.spyOn(console, "log").mockReturnValue());
afterAll(() => jest.restoreAllMocks());

let folder = 0;
const publisherOf = (steps: readonly Step[], now?: () => Date, hasTarget = true) => {
  folder += 1;
  const root = join(stateRoot, String(folder));
  const make = () =>
    new Publisher({
      stateRoot: root,
      refreshRoot: join(root, "refresh"),
      steps,
      hasTarget,
      commit: async () => "abc",
      ...(now && { now }),
    });
  return { publisher: make(), again: make, root };
};

const node = (label: string, code: string): Step =>
  commandStep(label, { failure: `${label} stoppet.`, run: () => runCommand(`node -e "${code}"`) });

describe("publishing", () => {
  it("runs the steps in order and remembers who published what", async () => {
    const { publisher, again } = publisherOf([node("Bygg", ""), node("Pakk", "")]);
    await publisher.publish("Kari");
    expect(await publisher.status()).toMatchObject({
      attempt: { state: "done", failure: null, steps: [{ state: "done" }, { state: "done" }] },
      last: { by: "Kari", commit: "abc" },
    });
    expect(await again().status()).toMatchObject({ attempt: null, last: { by: "Kari" } });
  });

  it("stops at the first step that fails, with its output, and keeps what was published last", async () => {
    let runs = 0;
    const last: Step = {
      label: "Publiser",
      run: async () => {
        runs += 1;
        return null;
      },
    };
    const { publisher } = publisherOf([node("Bygg", "console.log('en feil'); process.exit(3)"), last]);
    await publisher.publish("Kari");
    expect(await publisher.status()).toMatchObject({
      attempt: {
        state: "failed",
        failure: "Bygg stoppet.",
        output: ["en feil"],
        steps: [{ state: "failed" }, { state: "waiting" }],
      },
      last: null,
    });
    expect(runs).toBe(0);
  });

  it("is only a build where nothing gets to the site", async () => {
    const { publisher, again } = publisherOf([node("Bygg", "")], undefined, false);
    await publisher.publish("Kari");
    expect(await again().status()).toMatchObject({ last: null, built: { by: "Kari", commit: "abc" } });
  });

  it("says when the site does not have the release, and how long each step took the last time", async () => {
    let now = 0;
    const slow: Step = {
      label: "Spør",
      mayFail: true,
      run: async () => {
        now += 90_000;
        return { failure: "Ikke sett ute.", output: [] };
      },
    };
    const { publisher } = publisherOf([slow], () => new Date(now));
    await publisher.publish("Kari");
    expect(await publisher.status()).toMatchObject({
      attempt: { state: "done", failure: "Ikke sett ute.", steps: [{ usual: 90 }] },
      last: { isSeen: false },
    });
    const publishing = publisher.publish("Ola");
    expect(await publisher.status()).toMatchObject({ attempt: { steps: [{ label: "Spør", usual: 90 }] } });
    await publishing;
  });

  it("publishes at the planned time once, also after a restart, and not when it was cancelled", async () => {
    let now = new Date("2026-12-04T12:00Z");
    const { publisher, again } = publisherOf([node("Bygg", "")], () => now);
    await publisher.plan({ at: "2026-12-04T17:00:00Z", by: "Kari" });
    await publisher.publishPlanned();
    expect((await publisher.status()).last).toBeNull();
    now = new Date("2026-12-04T18:00Z");
    const restarted = again();
    await restarted.publishPlanned();
    expect(await restarted.status()).toMatchObject({ last: { by: "Kari" }, planned: null });
    await restarted.plan({ at: "2026-12-05T17:00:00Z", by: "Ola" });
    await restarted.plan(null);
    now = new Date("2026-12-06T18:00Z");
    await restarted.publishPlanned();
    expect((await restarted.status()).last).toMatchObject({ by: "Kari" });
  });
});

describe("a planned publication", () => {
  const planned = { at: "2026-12-04T17:00:00Z", by: "Kari" };
  const now = () => new Date("2026-12-04T18:00Z");

  it("is tried again when another run holds the lock", async () => {
    const { publisher, root } = publisherOf([node("Bygg", "")], now);
    await publisher.plan(planned);
    await withRefreshLock(join(root, "refresh"), () => publisher.publishPlanned());
    expect(await publisher.status()).toMatchObject({ attempt: { state: "failed" }, last: null, planned });
    await publisher.publishPlanned();
    expect(await publisher.status()).toMatchObject({ last: { by: "Kari" }, planned: null });
  });

  it("is not tried again when its steps have failed, or when another one was planned meanwhile", async () => {
    const { publisher } = publisherOf([node("Bygg", "process.exit(1)")], now);
    await publisher.plan(planned);
    await publisher.publishPlanned();
    expect(await publisher.status()).toMatchObject({ attempt: { state: "failed" }, planned: null });
    const later = { at: "2026-12-06T17:00:00Z", by: "Ola" };
    const second = publisherOf([node("Bygg", "")], now);
    await second.publisher.plan(planned);
    await withRefreshLock(join(second.root, "refresh"), async () => {
      const publishing = second.publisher.publishPlanned();
      while ((await second.publisher.status()).attempt === null) await new Promise(setImmediate);
      await second.publisher.plan(later);
      await publishing;
    });
    expect((await second.publisher.status()).planned).toEqual(later);
  });
});
