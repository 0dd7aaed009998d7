import { EVENTS, type Example, field, fields, SITE, type Subject } from "./example";

const demonstration = (slip: string, today: string, start: string): Example => ({
  slip,
  make: (content) => content.set(SITE, "demonstration", { anchor: "2026-12-02" }).set(EVENTS, "events[0].start", start),
  circumstances: { today },
});

const PRICE_LIST = { id: "kino", name: "Kino", prices: [{ label: "Voksen", amount: 120 }] };

export const SHOWINGS: Subject = {
  heading: "Forestillinger",
  examples: [
    field("Salen finnes ikke", EVENTS, "events[0].hall", "storsalen"),
    {
      slip: "Prislisten finnes ikke",
      make: (content) => content.set(SITE, "priceLists", [PRICE_LIST]).set(EVENTS, "events[0].priceList", "kinoen"),
    },
    field("Den faste beskjeden finnes ikke, og nettstedet har ingen", EVENTS, "events[0].noteText", "premiere"),
    field("Standarden peker på en prisliste som ikke finnes", SITE, "showingDefaults", [{ priceList: "kino" }]),
    fields("En billettype står to ganger i prislisten", SITE, {
      priceLists: [{ ...PRICE_LIST, prices: [...PRICE_LIST.prices, ...PRICE_LIST.prices] }],
    }),
    field("Prislisten er tom", SITE, "priceLists", [{ ...PRICE_LIST, prices: [] }]),
    field("En avlyst forestilling mangler grunn", EVENTS, "events[1].status", "cancelled"),
    field("En flyttet forestilling mangler grunn og gammelt tidspunkt", EVENTS, "events[1].status", "moved"),
    field("Det står ikke når salget åpner", EVENTS, "events[1].status", "saleOpensAt"),
    field("Forestillingen slutter før den begynner", EVENTS, "events[2].end", "2026-12-06T18:00"),
    field("Id-en er navnet på en av kalenderne", EVENTS, "events[0].id", "kino"),
    field("To forestillinger har samme id", EVENTS, "events[1].id", "nattoget-1"),
    field("To forestillinger overlapper i samme sal", EVENTS, "events[1].start", "2026-12-04T19:00"),
    field("Forestillingen slutter etter stengetid", EVENTS, "events[0].start", "2026-12-04T22:00"),
    field("Forestillingen er på en helligdag", EVENTS, "events[0].start", "2026-12-25T18:00"),
    field("Endringen er i morgen", EVENTS, "events[0].changed", "2026-12-02T08:00"),
    demonstration("En forestilling i en demonstrasjon har fått dagens dato", "2027-06-14", "2027-06-18T18:00"),
    fields("Arrangementet har ingen slutt, og en annen forestilling begynner samtidig", EVENTS, {
      "events[2].start": "2026-12-05T18:00",
    }),
  ],
};
