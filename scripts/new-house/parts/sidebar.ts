import type { Part } from "../answers/parts";
import type { House } from "../house";

/** Opening hours, if known, and contacts, beside a page's text. */
export const sidebar = (house: House, part: Exclude<Part, "filmklubb">, row = 2) => [
  ...(part === "kino" || house.openingHours[part] !== undefined
    ? [
        {
          component: "opening-hours",
          id: "apningstider",
          at: [row, 2, 1] as const,
          settings: { heading: "Åpningstider", parts: [part] },
        },
      ]
    : []),
  {
    component: "contact",
    id: "kontakt",
    at: [row, 2, 2] as const,
    settings: { heading: "Kontakt", people: ["kontoret"] },
  },
];
