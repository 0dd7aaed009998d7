import type { Json } from "../../domain/json/json";
import type { PulledShowing } from "../records";
import { answerOf, cultureContent, pulledCulture } from "../testing/culture-content";
import { planSource } from "./plan-source";
import type { PresentContent } from "./present-content";

const OPTIONS = { choice: null, at: "2026-11-01T12:00", today: "2026-11-01T12:00" } as const;
const FIRST = { start: "2026-12-02T19:00" };
const SECOND = { start: "2026-12-09T19:00" };
const CANCELLED = { status: "cancelled" };

const own = (id: string, production: string, more: Json = {}): Json => {
  const said = { ...FIRST, hall: "scenen", status: "planned", ...more };
  return { id: `${production}-${id}`, production, ...said, source: { name: "kalender", id, said }, ...more };
};

const plan = (events: readonly Json[], showings: readonly PulledShowing[], present?: Partial<PresentContent>) => {
  const { items, present: next } = planSource(
    { ...cultureContent(["Sjakk", "Torgdag"], events), ...present },
    answerOf(showings),
    OPTIONS,
  );
  return {
    said: items.map(({ kind, title }) => `${kind} ${title}`),
    items,
    events: next.events.map(({ value }) => value),
  };
};

test("a showing under a new title is said once, and its time is taken", () => {
  const { items, events } = plan([own("7", "sjakk")], [pulledCulture("7", "Lynsjakk", SECOND)]);
  expect(items.map(({ kind }) => kind)).toEqual(["renamed", "changed"]);
  expect(items[0]?.details[0]).toContain("Kilden kaller den «Lynsjakk»");
  expect(events).toMatchObject([{ production: "sjakk", ...SECOND, source: { said: { title: "Lynsjakk" } } }]);
  expect(plan(events, [pulledCulture("7", "Lynsjakk", SECOND)]).said).toEqual([]);
  expect(plan(events, [pulledCulture("7", "Sjakk", SECOND)]).said).toEqual(["renamed Sjakk"]);
});

test("a cancellation is taken under a new title, also one that waits or goes with another showing", () => {
  const waiting = [{ file: "waiting/lynsjakk.json", value: { id: "lynsjakk", object: "culture", title: "Lynsjakk" } }];
  const renamed = plan([own("7", "sjakk")], [pulledCulture("7", "Lynsjakk", CANCELLED)], { waiting });
  expect(renamed.events).toMatchObject([{ id: "sjakk-7", status: "cancelled" }]);
  const known = [own("7", "sjakk"), own("8", "torgdag", SECOND)];
  const { events } = plan(known, [
    pulledCulture("7", "Torgdag", { ...FIRST, ...CANCELLED }),
    pulledCulture("8", "Torgdag", SECOND),
  ]);
  expect(events.find(({ id }) => id === "sjakk-7")).toMatchObject({ status: "cancelled" });
});

test.each([
  ["an unknown hall", { hall: "Kjelleren" }],
  ["a link that is none", { ticketUrl: "billett" }],
])("a cancellation is taken although the record has %s, which is reported", (_what, more) => {
  const { said, events } = plan(
    [own("7", "sjakk")],
    [pulledCulture("7", "Sjakk", { ...FIRST, ...CANCELLED, ...more })],
  );
  expect(said).toEqual(["skipped Sjakk, 7", "cancelled Sjakk"]);
  expect(events).toMatchObject([{ ...FIRST, hall: "scenen", status: "cancelled" }]);
});

test("an id that has gone to another showing moves nothing, and is said of the one that is gone", () => {
  const known = [own("1", "sjakk"), own("2", "torgdag", SECOND)];
  const { said, items, events } = plan(known, [pulledCulture("1", "Torgdag", SECOND)]);
  expect(said).toEqual(["adopted Torgdag", "gone Sjakk"]);
  expect(items[1]?.details).toEqual(["Id-en «1» er nå «Torgdag» onsdag 9. desember kl. 19.00 hos kilden."]);
  expect(events).toMatchObject(
    [
      { ...FIRST, status: "planned" },
      { ...SECOND, status: "planned" },
    ].toReversed(),
  );
});

test("two showings with one id are both reported with it, and what is known of them stays", () => {
  const both = [pulledCulture("x@hus", "Sjakk", FIRST), pulledCulture("x@hus", "Torgdag", SECOND)];
  const { items } = plan([], both);
  expect(items.map(({ kind, title, details }) => [kind, title, details[0]])).toEqual([
    ["skipped", "Sjakk", expect.stringContaining("«x@hus» står også på «Torgdag» onsdag 9. desember")],
    ["skipped", "Torgdag", expect.stringContaining("«x@hus» står også på «Sjakk» onsdag 2. desember")],
  ]);
  const known = plan([own("x@hus", "sjakk")], both);
  expect(known.said).toEqual(["skipped Torgdag"]);
  expect(known.events).toHaveLength(1);
});

test("the same showing twice at the source is one, and a cancelled one beside its successor is not", () => {
  const twice = [pulledCulture("1", "Sjakk", FIRST), pulledCulture("2", "Sjakk", FIRST)];
  expect(plan([], twice).said.toSorted()).toEqual(["added Sjakk", "skipped Sjakk"]);
  expect(plan([], [pulledCulture("1", "Sjakk", FIRST), pulledCulture("1", "Sjakk", FIRST)]).said).toEqual([
    "added Sjakk",
  ]);
  const again = [pulledCulture("1", "Sjakk", { ...FIRST, ...CANCELLED }), pulledCulture("2", "Sjakk", FIRST)];
  expect(plan([own("1", "sjakk")], again).said).toEqual(["cancelled Sjakk", "added Sjakk"]);
});

test("what another source has is left to it, where it is and where it was before it moved", () => {
  const other = own("1", "sjakk", {
    ...SECOND,
    previousStart: FIRST.start,
    source: { name: "billetter", id: "1", said: {} },
  });
  for (const at of [FIRST, SECOND])
    expect(plan([other], [pulledCulture("1", "Sjakk", at)]).said).toEqual(["skipped Sjakk"]);
});

test("a showing that is over does not become another with its id", () => {
  const over = own("1", "sjakk", { start: "2026-10-30T19:00" });
  expect(plan([over], [pulledCulture("1", "Torgdag", FIRST)]).said).toEqual(["added Torgdag"]);
});

test("new events of one title at the source get one address, with a code that is free", () => {
  const { present, files } = (() => {
    const planned = planSource(
      cultureContent(["Sjakk"]),
      answerOf([pulledCulture("1", "Quiz"), pulledCulture("2", "Kor")]),
      OPTIONS,
    );
    return { ...planned, present: planned.present.waiting.concat(planned.present.productions) };
  })();
  expect(files.map(({ value }) => value?.pageReference)).toEqual(["quiz-k101", "kor-k102"]);
  expect(present.map(({ value }) => value.id)).toEqual(expect.arrayContaining(["quiz", "kor"]));
});

const film = (id: string, title: string) => ({
  file: `productions/${id}.json`,
  value: { id, title, object: "movie", ediNumber: id },
});
const ofFilm = (more: Partial<PulledShowing> = {}): PulledShowing => {
  const showing = pulledCulture("7", "Månebyen", { ...FIRST, ...more });
  return { ...showing, production: { ...showing.production, kind: "film" } };
};

test("a film without a number is the one here that has its title, and reported when several have it", () => {
  const one = plan([], [ofFilm()], { productions: [film("20267", "Månebyen")] });
  expect(one.events).toMatchObject([{ production: "20267", ...FIRST }]);
  const two = plan([], [ofFilm()], { productions: [film("20267", "Månebyen"), film("20268", "MÅNEBYEN")] });
  expect(two.items).toMatchObject([
    { kind: "skipped", details: [expect.stringContaining("tittelen står på 2 filmer her")] },
  ]);
  expect(two.events).toEqual([]);
});
