import { testProgramme } from "../testing/machine-data";
import { CANCELLED, EVENT, FREE } from "../testing/showings";
import { offersOf, priceRange } from "./offers";

const CONTEXT = { url: "https://lillevik.example.no/nattoget-101", moment: "2026-12-01T00:00" };
const TICKETS = "https://billett.example.no/7";
const PRICES = [
  { label: "Voksen", amount: 135 },
  { label: "Barn", amount: 90 },
];

/** The showing as it is at the build's moment. */
const showing = (more: Partial<typeof EVENT> = {}) => {
  const [found] = testProgramme({
    allEvent: { nodes: [{ ...EVENT, prices: PRICES, ticketUrl: TICKETS, ...more }] },
  }).showings;
  if (!found) throw new Error("there is no showing");
  return found;
};

test("a showing has an offer for each price, at the seller's address", () => {
  expect(offersOf(showing(), CONTEXT)).toMatchObject([
    { "@type": "Offer", name: "Voksen", price: 135, priceCurrency: "NOK", url: TICKETS },
    { "@type": "Offer", name: "Barn", price: 90, priceCurrency: "NOK", url: TICKETS },
  ]);
});

test("a showing that nothing sells has its own page as address", () => {
  expect(offersOf(showing({ ticketUrl: null }), CONTEXT)[0]).toMatchObject({ url: CONTEXT.url });
  expect(offersOf(showing({ status: "soldOut" }), CONTEXT)[0]).toMatchObject({
    url: CONTEXT.url,
    availability: "https://schema.org/SoldOut",
  });
});

test("a free showing costs nothing, and a cancelled one has no offer", () => {
  expect(offersOf(showing({ status: FREE.status }), CONTEXT)).toMatchObject([{ name: "Gratis", price: 0 }]);
  expect(offersOf(showing({ status: CANCELLED.status }), CONTEXT)).toEqual([]);
});

test.each([
  ["the opening of the sale", { saleOpens: "2026-11-20T10:00" }, "2026-11-20T10:00:00+01:00"],
  [
    "the last change where the opening is unknown",
    { saleOpens: null, changed: "2026-11-21T10:00" },
    "2026-11-21T10:00:00+01:00",
  ],
  ["nothing that is yet to come", { saleOpens: null, changed: "2026-12-01T00:01" }, undefined],
  ["nothing where nothing is known", { saleOpens: null, changed: null }, undefined],
])("tickets on sale are valid from %s", (_what, more, expected) => {
  expect(offersOf(showing(more), CONTEXT)[0]?.validFrom).toBe(expected);
});

test("tickets that are sold later are valid from then, and planned ones from no moment", () => {
  const later = { status: "saleOpensAt", saleOpens: "2026-12-02T10:00" } as const;
  expect(offersOf(showing(later), CONTEXT)[0]?.validFrom).toBe("2026-12-02T10:00:00+01:00");
  expect(offersOf(showing({ status: "planned", changed: "2026-11-21T10:00" }), CONTEXT)[0]?.validFrom).toBeUndefined();
});

test("the range of prices is that of all showings with tickets", () => {
  const dear = showing({ prices: [{ label: "Voksen", amount: 200 }] });
  expect(
    priceRange([showing(), dear, showing({ status: "cancelled", prices: [{ label: "Voksen", amount: 9 }] })], CONTEXT),
  ).toEqual({
    "@type": "AggregateOffer",
    priceCurrency: "NOK",
    lowPrice: 90,
    highPrice: 200,
    offerCount: 3,
    url: CONTEXT.url,
  });
});

test("there is no range without tickets", () => {
  expect(priceRange([showing({ status: "cancelled" })], CONTEXT)).toBeNull();
  expect(priceRange([], CONTEXT)).toBeNull();
});
