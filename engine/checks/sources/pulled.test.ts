import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TestContent } from "../../testing/test-content";

const EVENTS = "events/desember.json";
const SOURCE = { name: "kalender", id: "1", said: {}, gone: "2026-11-30" };

const withGone = () => new TestContent().set(EVENTS, "events[0].source", SOURCE);
const reported = async (content: TestContent, today = "2026-12-01") =>
  (await content.problems({ today })).map(({ severity, field, message }) => `${severity} ${field} ${message}`);

const GONE =
  "warning events[0].source.gone er satt: kilden «kalender» har ikke forestillingen lenger, men den står i programmet.";

it("warns of a showing that its source no longer has, until its day is over", async () => {
  expect(await reported(withGone())).toEqual([GONE]);
  expect(await reported(withGone(), "2026-12-04")).toContain(GONE);
  expect(await reported(withGone(), "2026-12-05")).not.toContain(GONE);
});

it("accepts one that is cancelled, or that the source still has", async () => {
  const cancelled = withGone().set(EVENTS, "events[0].status", "cancelled").set(EVENTS, "events[0].reason", "Sykdom");
  expect(await reported(cancelled)).toEqual([]);
  expect(await reported(withGone().set(EVENTS, "events[0].source.gone", undefined))).toEqual([]);
});

it("stops content that a pull has put in place only in part", async () => {
  const content = new TestContent().disturb((root) => {
    mkdirSync(join(root, ".pull"));
    writeFileSync(join(root, ".pull/journal.json"), "[]");
  });
  expect(await reported(content)).toContainEqual(
    expect.stringContaining("En henting ble avbrutt før alle filene var på plass."),
  );
  const staged = new TestContent().disturb((root) => mkdirSync(join(root, ".pull")));
  expect((await reported(staged)).filter((one) => one.includes("avbrutt"))).toEqual([]);
});
