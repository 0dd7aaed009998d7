import type { House } from "../house";
import { cover } from "./cover";
import { html } from "./html";
import { page, ROWS } from "./page";

/** How to get there, contacts and opening hours. */
export const aboutPage = (house: House) => {
  const { street, postalCode, city } = house.address;
  const hasHours = house.has("kino") || Object.keys(house.openingHours).length > 0;
  return page({
    id: "praktisk-informasjon",
    title: "Praktisk informasjon",
    path: "/praktisk-informasjon",
    rows: [ROWS.cover, ROWS.sided],
    blocks: [
      cover({ motif: "hus", heading: "Praktisk informasjon", text: `Slik finner du fram til ${house.name}.` }),
      {
        component: "rich-text",
        id: "finn-fram",
        at: [2, 1, 1],
        settings: {
          html: [
            "<h2>Her er vi</h2>",
            html`<p>${house.name}, ${street}, ${postalCode} ${city}.</p>`,
            "<h2>Trenger du tilrettelegging?</h2>",
            "<p>Si gjerne fra på forhånd hvis du trenger noe spesielt for å være med. Da finner vi ut av det sammen.</p>",
            ...(house.ticketSeller === null
              ? []
              : ["<h2>Ledsagerbevis</h2>", html`<p>${house.ticketSeller.companionPass}</p>`]),
          ],
        },
      },
      ...(hasHours
        ? [
            {
              component: "opening-hours",
              id: "apningstider",
              at: [2, 2, 1] as const,
              settings: { heading: "Åpningstider" },
            },
          ]
        : []),
      { component: "contact", id: "kontakt", at: [2, 2, 2], settings: { heading: "Kontakt", people: ["kontoret"] } },
    ],
    description: `Adresse, kontakt og praktisk informasjon om ${house.name}.`,
    image: "hus",
  });
};
