import fc from "fast-check";
import { addDays } from "../time/local-time";
import { SHOWING_STATUSES } from "./showing";
import { SHOWING_STATES, type ShowingFacts, saleSpan, stateAt, textsOf, turnsOf } from "./showing-state";

const showing = (facts: Partial<ShowingFacts> = {}): ShowingFacts => ({
  status: "onSale",
  start: "2026-12-05T18:00",
  end: "2026-12-05T20:05",
  saleOpens: null,
  previousStart: "2026-12-04T18:00",
  ticketUrl: "https://billett.example.no/1",
  ...facts,
});

const OPENS = "2026-12-03T10:00";
const BEFORE_SALE = "2026-12-03T09:59";
const COMING = "2026-12-05T17:59";
const BEGUN = "2026-12-05T18:00";
const OVER = "2026-12-05T20:05";

const told = (facts: Partial<ShowingFacts>, now: string) => {
  const { state, tickets, canBuy, words } = stateAt(showing(facts), now);
  return [state, tickets, canBuy, words.map(({ text }) => text).join(" | ")];
};

const OPENING = "Salget åpner torsdag 3. desember kl. 10.00";
const MOVED = "Flyttet fra fredag 4. desember kl. 18.00";
const NOT_OPEN = "Billettsalget er ikke åpnet";

describe("every stored status, before the sale opens, before the start, until the end and afterwards", () => {
  const cases: readonly (readonly [string, string | null, string, string, string, boolean, string])[] = [
    // Without a date for the sale.
    ["planned", null, BEFORE_SALE, "planned", "planned", false, NOT_OPEN],
    ["planned", null, COMING, "planned", "planned", false, NOT_OPEN],
    ["saleOpensAt", null, COMING, "planned", "planned", false, NOT_OPEN],
    ["onSale", null, BEFORE_SALE, "onSale", "onSale", true, ""],
    ["onSale", null, COMING, "onSale", "onSale", true, ""],
    ["fewLeft", null, COMING, "fewLeft", "fewLeft", true, "Få billetter igjen"],
    ["soldOut", null, COMING, "soldOut", "soldOut", false, "Utsolgt"],
    ["free", null, COMING, "free", "free", false, "Gratis"],
    ["moved", null, COMING, "moved", "onSale", true, MOVED],
    ["cancelled", null, COMING, "cancelled", "none", false, "Avlyst"],
    ["something new", null, COMING, "planned", "planned", false, NOT_OPEN],
    // The sale opens at a moment: until then nothing is on sale, and from then on it is.
    ["planned", OPENS, BEFORE_SALE, "saleOpensAt", "saleOpensAt", false, OPENING],
    ["planned", OPENS, OPENS, "onSale", "onSale", true, ""],
    ["saleOpensAt", OPENS, BEFORE_SALE, "saleOpensAt", "saleOpensAt", false, OPENING],
    ["saleOpensAt", OPENS, OPENS, "onSale", "onSale", true, ""],
    ["saleOpensAt", OPENS, COMING, "onSale", "onSale", true, ""],
    ["onSale", OPENS, BEFORE_SALE, "saleOpensAt", "saleOpensAt", false, OPENING],
    ["onSale", OPENS, OPENS, "onSale", "onSale", true, ""],
    ["fewLeft", OPENS, BEFORE_SALE, "saleOpensAt", "saleOpensAt", false, OPENING],
    ["fewLeft", OPENS, OPENS, "fewLeft", "fewLeft", true, "Få billetter igjen"],
    ["moved", OPENS, BEFORE_SALE, "moved", "saleOpensAt", false, `${MOVED} | ${OPENING}`],
    ["moved", OPENS, OPENS, "moved", "onSale", true, MOVED],
    ["soldOut", OPENS, BEFORE_SALE, "soldOut", "soldOut", false, "Utsolgt"],
    ["free", OPENS, BEFORE_SALE, "free", "free", false, "Gratis"],
    ["cancelled", OPENS, BEFORE_SALE, "cancelled", "none", false, "Avlyst"],
    // It has begun: tickets are no longer sold.
    ["planned", null, BEGUN, "begun", "none", false, "Har begynt"],
    ["saleOpensAt", OPENS, BEGUN, "begun", "none", false, "Har begynt"],
    ["onSale", null, BEGUN, "begun", "none", false, "Har begynt"],
    ["fewLeft", null, BEGUN, "begun", "none", false, "Har begynt"],
    ["soldOut", null, BEGUN, "begun", "none", false, "Har begynt"],
    ["free", null, BEGUN, "begun", "none", false, "Har begynt | Gratis"],
    ["moved", null, BEGUN, "begun", "none", false, `Har begynt | ${MOVED}`],
    ["cancelled", null, BEGUN, "cancelled", "none", false, "Avlyst"],
    // It is over.
    ...["planned", "saleOpensAt", "onSale", "fewLeft", "soldOut", "free", "moved"].map(
      (status) => [status, OPENS, OVER, "over", "none", false, "Har vært"] as const,
    ),
    ["cancelled", null, OVER, "cancelled", "none", false, "Avlyst"],
  ];
  test.each(cases)("%s, sale from %s, at %s is %s with tickets %s", (status, saleOpens, now, ...expected) => {
    expect(told({ status, saleOpens }, now)).toEqual(expected);
  });

  test("covers every status", () => {
    expect(SHOWING_STATUSES.every((status) => SHOWING_STATES.includes(status))).toBe(true);
  });
});

test("a sale that would open after the start never opens", () => {
  expect(told({ status: "saleOpensAt", saleOpens: "2026-12-06T10:00" }, COMING)[2]).toBe(false);
  expect(told({ status: "saleOpensAt", saleOpens: "2026-12-06T10:00" }, BEGUN)).toEqual([
    ...["begun", "none"],
    false,
    "Har begynt",
  ]);
});

test("without the seller's address nothing can be bought", () => {
  expect(told({ ticketUrl: null }, COMING)).toEqual(["onSale", "onSale", false, ""]);
});

test("without free seats it is sold out, also when it is moved; a free or cancelled one is not", () => {
  expect(told({ seatsLeft: 0 }, COMING)).toEqual(["soldOut", "soldOut", false, "Utsolgt"]);
  expect(told({ status: "moved", seatsLeft: 0 }, COMING)).toEqual(["moved", "soldOut", false, `${MOVED} | Utsolgt`]);
  expect(told({ status: "free", seatsLeft: 0 }, COMING)).toEqual(["free", "free", false, "Gratis"]);
  expect(told({ status: "cancelled", seatsLeft: 0 }, COMING)).toEqual(["cancelled", "none", false, "Avlyst"]);
});

test("an unknown end is three hours after the start", () => {
  expect(stateAt(showing({ end: null }), "2026-12-05T20:59").state).toBe("begun");
  expect(stateAt(showing({ end: null }), "2026-12-05T21:00").state).toBe("over");
});

describe("any content, at any minute", () => {
  const minuteOf = (minutes: number): string => {
    const time = [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
    return `${addDays("2026-11-01", Math.floor(minutes / 1440))}T${time}`;
  };
  const minute = fc.integer({ min: 0, max: 60 * 1440 });
  const moment = minute.map(minuteOf);
  const facts: fc.Arbitrary<ShowingFacts> = fc
    .record({
      status: fc.oneof(fc.constantFrom<string>(...SHOWING_STATUSES), fc.string()),
      start: minute,
      length: fc.option(fc.integer({ min: 1, max: 400 })),
      saleOpens: fc.option(moment),
      previousStart: fc.option(moment),
      ticketUrl: fc.option(fc.constant("https://billett.example.no/1")),
      seatsLeft: fc.option(fc.nat(3)),
    })
    .map(({ start, length, ...rest }) => ({
      ...rest,
      start: minuteOf(start),
      end: length === null ? null : minuteOf(start + length),
    }));

  test("can be bought only while it is on sale, and then from its opening until it begins", () => {
    fc.assert(
      fc.property(facts, moment, (one, now) => {
        const { state, tickets, canBuy } = stateAt(one, now);
        if (canBuy) {
          expect(["onSale", "fewLeft", "moved"]).toContain(state);
          expect(now < one.start && (one.saleOpens ?? "") <= now && one.seatsLeft !== 0).toBe(true);
        }
        const span = saleSpan(one);
        const isOpen = span !== null && (span.from ?? "") <= now && now < span.until;
        expect(["onSale", "fewLeft"].includes(tickets)).toBe(isOpen && one.status !== "cancelled");
        expect(canBuy).toBe(isOpen && one.ticketUrl !== null);
      }),
    );
  });

  test("depends on time only: over after its end, begun after its start, cancelled always", () => {
    fc.assert(
      fc.property(facts, moment, (one, now) => {
        const { state, phase, words } = stateAt(one, now);
        if (one.status === "cancelled") expect(state).toBe("cancelled");
        else if (phase === "ended") expect(state).toBe("over");
        else if (phase === "begun") expect(state).toBe("begun");
        else expect(["begun", "over", "cancelled"]).not.toContain(state);
        // Its own words are among those shown; on sale the button shows it.
        expect(words.some(({ is }) => is === state)).toBe(state !== "onSale");
      }),
    );
  });

  test("changes at its own moments only", () => {
    fc.assert(
      fc.property(facts, moment, (one, now) => {
        const [last = "0"] = turnsOf(one)
          .filter((turn) => turn <= now)
          .sort()
          .reverse();
        expect(stateAt(one, last)).toEqual(stateAt(one, now));
      }),
    );
  });

  test("a state that is stored and read later is what it would have been", () => {
    fc.assert(
      fc.property(facts, moment, moment, (one, a, b) => {
        const [now = "", later = ""] = [a, b].sort();
        const told = stateAt(one, now).state;
        const again = { ...one, status: told };
        const { state } = stateAt(one, later);
        // "Few left" is not stored before the sale opens, so it is unknown afterwards.
        const isLost = told === "saleOpensAt" && state === "fewLeft";
        expect(stateAt(again, later).state).toBe(isLost ? "onSale" : state);
        expect(stateAt(again, later).canBuy).toBe(stateAt(one, later).canBuy);
      }),
    );
  });

  test("shows exactly the texts that hold", () => {
    fc.assert(
      fc.property(facts, moment, (one, now) => {
        const holding = textsOf(one).filter(
          ({ from, until }) => (from ?? "") <= now && (until === null || now < until),
        );
        expect(stateAt(one, now).words).toEqual(holding);
      }),
    );
  });
});
