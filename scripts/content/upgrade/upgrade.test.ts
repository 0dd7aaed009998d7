import fc from "fast-check";
import { listsIn } from "../../../domain/entities/site/showing-lists";
import { resolveShowing } from "../../../engine/resolve/resolve-showing";
import { isRecord, type Json } from "./common-values";
import { planLists } from "./plan-lists";
import { rewriteSettings, rewriteShowings } from "./rewrite";

const productions: readonly Json[] = [
  { id: "nattoget", object: "movie", typeText: "Film", format: "2D" },
  { id: "nattoget-3d", object: "movie", typeText: "Film", format: "3D" },
  { id: "quiz", object: "culture", typeText: "Quiz" },
];

const prices = fc.constantFrom([], [{ label: "Voksen", amount: 135 }], [{ label: "Alle", amount: 80 }]);

const showing = fc.record(
  {
    production: fc.constantFrom("nattoget", "nattoget-3d", "quiz"),
    hall: fc.constantFrom("sal", "kantina"),
    status: fc.constantFrom("onSale", "free", "cancelled"),
    features: fc.subarray(["Seniorkino"]),
    prices,
    accessibility: fc.subarray(["hearingLoop", "wheelchair"]),
    note: fc.constantFrom("Premiere.", "Siste visning."),
    priceList: fc.constant("kino"),
  },
  { requiredKeys: ["production", "hall", "status"] },
);

const settings = fc.record(
  {
    halls: fc.constant([]),
    priceLists: fc.constant([{ id: "kino", name: "Kino", prices: [{ label: "Voksen", amount: 135 }] }]),
    showingDefaults: fc.constantFrom([], [{ hall: "sal", priceList: "kino" }]),
  },
  { requiredKeys: ["halls"] },
);

const parsed = (text: string): Json => {
  const data: unknown = JSON.parse(text);
  return isRecord(data) ? data : {};
};

const objectOf = (id: unknown) => productions.find((one) => one.id === id)?.object;

const resolvedIn = (events: string, site: string): readonly Json[] => {
  const listed = parsed(events).events;
  const lists = listsIn(parsed(site));
  return (Array.isArray(listed) ? listed : []).filter(isRecord).map((one) => resolveShowing(one, lists, objectOf));
};

const upgraded = (events: string, site: string) => {
  const listed = parsed(events).events;
  const written = (Array.isArray(listed) ? listed : []).filter(isRecord).map((one, index) => ({
    file: "events/alle.json",
    index,
    showing: one,
    production: productions.find(({ id }) => id === one.production) ?? {},
  }));
  const plan = planLists(written, parsed(site));
  return { events: rewriteShowings(events, plan.moves), site: rewriteSettings(site, plan) };
};

const texts = fc
  .tuple(fc.array(showing, { maxLength: 20 }), settings)
  .map(([events, site]) => [JSON.stringify({ events }, null, 2), JSON.stringify(site, null, 2)] as const);

describe("moving what showings repeat into lists", () => {
  it("leaves the resolved content as it was", () => {
    fc.assert(
      fc.property(texts, ([events, site]) => {
        const after = upgraded(events, site);
        expect(resolvedIn(after.events, after.site)).toEqual(resolvedIn(events, site));
      }),
    );
  });

  it("gives no list an id that a showing refers to in vain", () => {
    const priced = { production: "nattoget", hall: "sal", status: "onSale", prices: [{ label: "Alle", amount: 80 }] };
    const { prices: _, ...lost } = { ...priced, priceList: "kino" };
    const events = JSON.stringify({ events: [priced, lost, priced, priced] });
    const after = upgraded(events, JSON.stringify({ halls: [] }));
    expect(parsed(after.site).priceLists).toEqual([expect.objectContaining({ id: "kino-alle" })]);
    expect(resolvedIn(after.events, after.site)).toEqual(resolvedIn(events, JSON.stringify({ halls: [] })));
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(texts, ([events, site]) => {
        const once = upgraded(events, site);
        expect(upgraded(once.events, once.site)).toEqual(once);
      }),
    );
  });

  it("makes a list the default of a hall and kind only when more than half of the showings have it", () => {
    const defaults = (...amounts: readonly number[]) => {
      const events = amounts.map((amount) => ({
        production: "nattoget",
        hall: "sal",
        status: "onSale",
        prices: [{ label: "Voksen", amount }],
      }));
      const found = parsed(upgraded(JSON.stringify({ events }), JSON.stringify({ halls: [] })).site).showingDefaults;
      return Array.isArray(found) ? found.length : 0;
    };
    expect(defaults(135, 135, 135, 80, 80, 80)).toBe(0);
    expect(defaults(135, 135, 135, 135, 80, 80, 80)).toBe(1);
  });

  it("names lists, and keeps what fewer than three showings have", () => {
    const show = (production: string, amount: number) => ({
      production,
      hall: "sal",
      status: "onSale",
      prices: [{ label: "Voksen", amount }],
    });
    const events = ["nattoget", "nattoget", "nattoget", "quiz"].map((one, at) => show(one, at < 3 ? 135 : 50));
    const after = upgraded(JSON.stringify({ events }), JSON.stringify({ halls: [] }));
    expect(parsed(after.site)).toMatchObject({
      priceLists: [{ id: "kino", name: "Kino", prices: [{ label: "Voksen", amount: 135 }] }],
      showingDefaults: [{ hall: "sal", object: "movie", priceList: "kino" }],
    });
    expect(parsed(after.events).events).toEqual([
      ...Array.from({ length: 3 }, () => ({ production: "nattoget", hall: "sal", status: "onSale" })),
      show("quiz", 50),
    ]);
  });
});
