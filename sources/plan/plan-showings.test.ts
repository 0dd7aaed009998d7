import fc from "fast-check";
import { isObject, type Json } from "../../domain/json/json";
import type { PulledShowing } from "../records";
import { matchShowings } from "./match-showings";
import { planShowings } from "./plan-showings";
import type { PresentContent } from "./present-content";

const ID = "torsken-1";
const NOW = "2026-12-01T12:00";

const PULLED: PulledShowing = {
  id: ID,
  production: { id: "torsken", kind: "film", title: "Torsken", ediNumber: "1", facts: {}, summary: null },
  start: "2026-12-04T18:00",
  end: null,
  hall: "sal",
  status: "onSale",
  reason: null,
  previousStart: null,
  saleOpens: null,
  prices: [{ label: "Voksen", amount: 120 }],
  ticketUrl: "https://billett.example.no/1",
};
const OTHER: PulledShowing = { ...PULLED, id: "torsken-2", start: "2026-12-05T18:00" };

const LISTS = { priceLists: [], accessSets: [], noteTexts: [], showingDefaults: [] };

const contentWith = (events: readonly Json[]): PresentContent => ({
  site: {},
  lists: LISTS,
  halls: ["sal", "foaje", "kantina"].map((id) => ({ id, name: id })),
  productions: [{ file: "productions/torsken.json", value: { id: "torsken", title: "Torsken", object: "movie" } }],
  waiting: [],
  events: events.map((value) => ({ file: "events/torsken.json", value })),
  articles: [],
  files: new Set(),
});

type Choice = "theirs" | "ours" | null;

/** The showings after a pull, and what it reports. */
const pull = (events: readonly Json[], showings: readonly PulledShowing[], choice: Choice = null) => {
  const present = contentWith(events);
  const pulled = { showings, skipped: [], isPartial: false, articles: null };
  const source = { name: "billettsystem", halls: {} };
  const productionOf = () => "torsken";
  const { changes, items } = planShowings({
    present,
    source,
    skipped: [],
    matches: matchShowings({ present, source, pulled, productionOf, hallOf: (name) => name, today: NOW }),
    productionOf,
    prices: { lists: LISTS, objectOf: () => "movie" },
    choice,
    at: NOW,
    today: NOW,
  });
  const afters = new Map(changes.map(({ before, after }) => [before, after]));
  const kept = events.flatMap((value) => {
    const after = afters.has(value) ? afters.get(value) : value;
    return after ? [after] : [];
  });
  const added = changes.flatMap(({ before, after }) => (before === null && after !== null ? [after] : []));
  return { events: [...kept, ...added], items, changes };
};

test("says the state of a new showing that is not the usual one", () => {
  const { items } = pull([], [PULLED, { ...OTHER, status: "cancelled", reason: "Avlyst." }]);
  expect(items.map(({ details }) => details)).toEqual([[], ["Avlyst"]]);
});

const sourceIn = (value: Json): Json => (isObject(value.source) ? value.source : {});

const step = fc.oneof(
  fc.record({
    pull: fc.record({
      start: fc.constantFrom("2026-12-04T18:00", "2026-12-03T20:00"),
      hall: fc.constantFrom("sal", "kantina"),
      status: fc.constantFrom("onSale", "soldOut", "cancelled"),
    }),
    choice: fc.constantFrom<Choice>(null, null, "theirs", "ours"),
  }),
  fc.record({ gone: fc.constant(true) }),
  fc.record({
    edit: fc.oneof(
      fc.record({ note: fc.constantFrom("Regissøren kommer.", "Kaffe fra kl. 17.") }),
      fc.record({ hall: fc.constantFrom("sal", "foaje") }),
      fc.record({ status: fc.constant("cancelled"), reason: fc.constant("Strømbrudd") }),
    ),
  }),
);

test("no order of pulls, edits, going and coming back loses a showing or an editor's words", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let { events } = pull([], [PULLED, OTHER]);
      for (const one of steps) {
        const [before = {}, other] = events;
        if ("edit" in one) {
          events = [{ ...before, ...one.edit }, ...events.slice(1)];
          continue;
        }
        const isGone = "gone" in one;
        const showings = isGone ? [OTHER] : [{ ...PULLED, ...one.pull }, OTHER];
        const pulled = pull(events, showings, isGone ? null : one.choice);
        const [after = {}, ...rest] = pulled.events;
        expect(rest).toEqual([other]);
        expect(pull(pulled.events, showings).changes).toEqual([]);
        expect([after.id, after.note]).toEqual([ID, before.note]);
        const kinds = pulled.items.map(({ kind }) => kind);
        const wasGone = sourceIn(before).gone !== undefined;
        expect(sourceIn(after).gone).toBe(isGone ? "2026-12-01" : undefined);
        expect(kinds.filter((kind) => kind === "gone" || kind === "back")).toEqual(
          isGone === wasGone ? [] : [isGone ? "gone" : "back"],
        );
        if (isGone) {
          // Nothing but the mark is written.
          const { source: _before, ...wanted } = before;
          expect(after).toEqual({ ...wanted, source: { ...sourceIn(before), gone: "2026-12-01" } });
        } else if (before.hall === "foaje" && one.choice !== "theirs") expect(after.hall).toBe("foaje");
        events = pulled.events;
      }
    }),
    { numRuns: 500 },
  );
});

describe("a showing that the source no longer has", () => {
  const written = (start: string, more: Json = {}): Json => ({
    id: ID,
    production: "torsken",
    start,
    hall: "sal",
    status: "onSale",
    source: { name: "billettsystem", id: ID, said: {}, ...more },
  });
  const kinds = (value: Json) => pull([value], []).items.map(({ kind }) => kind);
  const gone = { gone: "2026-11-30" };

  test("is marked while it is to come, and not once it has begun", () => {
    expect(kinds(written("2026-12-01T12:01"))).toEqual(["gone"]);
    expect(kinds(written("2026-12-01T12:00"))).toEqual([]);
    expect(kinds(written("2026-12-01T11:00"))).toEqual([]);
  });

  test("leaves when its day is over, if it was gone before", () => {
    expect(kinds(written("2026-11-30T23:59", gone))).toEqual(["removed"]);
    expect(kinds(written("2026-12-01T00:00", gone))).toEqual([]);
    expect(kinds(written("2026-11-30T23:59"))).toEqual([]);
    expect(kinds(written("2026-12-02T18:00", gone))).toEqual([]);
  });
});

describe("the id of a new showing", () => {
  const idOf = (id: string, events: readonly Json[] = []) => pull(events, [{ ...PULLED, id }]).events.at(-1)?.id;

  test.each([
    ["torsken-101", "torsken-101"],
    ["101", "torsken-1204-1800"],
    ["Torsken-101", "torsken-1204-1800"],
    ["123e4567-e89b-12d3-a456-426614174000", "torsken-1204-1800"],
  ])("%s at the source is %s", (id, own) => expect(idOf(id)).toBe(own));

  test("is numbered when it is taken", () => {
    const other = { ...PULLED, production: "annen", start: "2026-11-01T18:00" };
    expect(idOf("101", [{ ...other, id: "torsken-1204-1800" }])).toBe("torsken-1204-1800-2");
  });
});

test("a record that the content could not be built with is left out with the reason, and others are taken", () => {
  const { items, events } = pull([], [{ ...PULLED, ticketUrl: "billett" }, OTHER]);
  expect(events.map(({ id }) => id)).toEqual([OTHER.id]);
  expect(items.map(({ kind, title }) => [kind, title])).toEqual([
    ["skipped", `Torsken, ${ID}`],
    ["added", "Torsken"],
  ]);
  expect(items[0]?.details).toEqual([expect.stringContaining("«ticketUrl»")]);
});
