import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { readHealth } from "./health";
import { overdueSince } from "./next-refresh";
import { writePullStatus } from "./pull-status";
import { withRefreshLock } from "./refresh-lock";
import { writeStatus } from "./refresh-status";

const HOUR_MS = 3_600_000;
const local = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

test("a rebuild is late two hours after the first time that follows the last one", () => {
  expect(overdueSince("06.00 18.00", "2026-12-24T06:04", "2026-12-24T20:00")).toBeNull();
  expect(overdueSince("06.00 18.00", "2026-12-24T06:04", "2026-12-24T20:01")).toBe("2026-12-24T18:00");
  expect(overdueSince("06.00", "2026-12-31T23:10", "2027-01-01T08:01")).toBe("2027-01-01T06:00");
  expect(overdueSince("", "2026-12-24T00:05", "2026-12-25T02:05")).toBeNull();
  expect(overdueSince("av og til", "2026-12-24T00:05", "2026-12-31T00:05")).toBe("2026-12-25T00:05");
});

test("whatever the times, one is late at some moment after the last rebuild, stays so, and never within two hours", () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const start = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) });
  const ahead = fc.integer({ min: 0, max: 40 * 24 * 60 });
  fc.assert(
    fc.property(fc.array(hour, { maxLength: 6 }), start, ahead, (hours, published, minutes) => {
      const times = hours.map((one) => `${one}.30`).join(", ");
      const now = published + minutes * 60_000;
      const late = overdueSince(times, local(published), local(now));
      if (minutes <= 120) expect(late).toBeNull();
      if (minutes > 26 * 60) expect(late).not.toBeNull();
      if (late === null) return;
      expect([late > local(published), late < local(now)]).toEqual([true, true]);
      expect(overdueSince(times, local(published), local(now + HOUR_MS))).toBe(late);
    }),
    { numRuns: 500 },
  );
});

describe("health", () => {
  let stateRoot = "";
  const at = "2026-11-24T03:00:00.000Z";
  const health = (now = "2026-11-24T05:00:00Z", environment = {}) =>
    readHealth({ stateRoot, environment, local, now: Date.parse(now) });
  beforeEach(() => {
    stateRoot = mkdtempSync(join(tmpdir(), "kulturhus-health-"));
  });
  afterEach(() => rmSync(stateRoot, { recursive: true }));

  it("is not well before anything is published, nor when a rebuild is late, has failed or was killed", async () => {
    expect(await health()).toMatchObject({ ok: false, problems: ["Ikke publisert herfra ennå."] });
    await writeStatus(stateRoot, { published: { at, seconds: 40 } });
    expect(await health()).toMatchObject({ ok: true, published: "2026-11-24T03:00", overdue: null, problems: [] });
    expect(await health("2026-12-01T03:00:00Z")).toMatchObject({ ok: false, overdue: "2026-11-25T03:00" });
    await writeStatus(stateRoot, { failed: { at, step: "Bygger", failure: "Nettstedet er som før.", output: ["x"] } });
    const failed = await health();
    expect(failed.problems).toEqual(["Siste kjøring stoppet 2026-11-24 kl. 03:00: Bygger. Nettstedet er som før."]);
    await writeStatus(stateRoot, { failed: null, running: { step: "Bygger", since: at } });
    expect((await health()).problems).toEqual([expect.stringMatching(/^Siste kjøring ble avbrutt i steget «Bygger»/)]);
    const during = await withRefreshLock(stateRoot, () => health());
    expect(during).toMatchObject({ ok: true, running: { step: "Bygger", since: "2026-11-24T03:00" } });
  });

  it("says when each source was read, and why the last pull stopped", async () => {
    await writeStatus(stateRoot, { published: { at, seconds: 40 } });
    const read = { at, since: null, failure: null };
    const failing = { at: null, since: at, failure: "Ikke svar." };
    await writePullStatus(stateRoot, { at, sources: { billettsystem: read, biblioteket: failing }, failure: null });
    expect(await health()).toMatchObject({
      ok: false,
      sources: { billettsystem: "2026-11-24T03:00", biblioteket: null },
      problems: ["Kilden biblioteket: Kan ikke leses, siden 2026-11-24 kl. 03:00. Aldri lest. Ikke svar."],
    });
  });
});
