import type { Contribution, Hall, House } from "../house";
import { cover } from "../pages/cover";
import { anchor, html } from "../pages/html";
import { page, ROWS } from "../pages/page";
import { pictureOf } from "../pictures/motifs";
import { sidebar } from "./sidebar";

/** "90 plasser, 2 av dem for rullestol" */
const places = ({ seats, wheelchairSpaces }: Hall): string =>
  wheelchairSpaces > 0 ? `${seats} plasser og ${wheelchairSpaces} for rullestol` : `${seats} plasser`;

const roomPage = (house: House, hall: Hall) =>
  page({
    id: `rom-${hall.id}`,
    title: hall.name,
    path: `/${hall.id}`,
    rows: [ROWS.cover, ROWS.sided],
    blocks: [
      cover({ motif: "rom", heading: hall.name, text: `Et rom til leie, med ${places(hall)}.` }),
      { component: "room", id: "rommet", at: [2, 1, 1], settings: { hall: hall.id, heading: "Om rommet" } },
      ...(house.bookingUrl === undefined
        ? []
        : [
            {
              component: "action",
              id: "bestill",
              at: [2, 2, 1] as const,
              settings: {
                heading: "Bestill rommet",
                text: "Se når rommet er ledig, og send en forespørsel.",
                label: `Bestill ${hall.name}`,
                path: house.bookingUrl,
              },
            },
          ]),
      ...sidebar(house, "utleie").map((block) => ({ ...block, at: [2, 2, block.at[2] + 1] as const })),
    ],
    description: `${hall.name} på ${house.name}: ${places(hall)}, til leie.`,
    image: "rom",
  });

const hasPrices = (hall: Hall): boolean => hall.prices.length > 0;

/** Rooms to rent: a page that compares them, and one per room. */
export const letting = (house: House): Contribution => {
  const rooms = house.halls.filter(({ toLet }) => toLet);
  return {
    files: {
      ...page({
        id: "utleie",
        title: "Utleie",
        path: "/utleie",
        rows: [ROWS.cover, ROWS.plain, ROWS.sided],
        sources: rooms.some(hasPrices) ? [{ name: "program", model: "event" }] : [],
        blocks: [
          cover({ motif: "rom", heading: "Utleie", text: "Møte, kurs, øving eller fest: finn et rom som passer." }),
          rooms.some(hasPrices)
            ? {
                component: "room-finder",
                id: "finn-rom",
                at: [2, 1, 1],
                data: { events: "program" },
                settings: { heading: "Finn rommet som passer", person: "kontoret" },
              }
            : {
                component: "quick-links",
                id: "rommene",
                at: [2, 1, 1],
                settings: {
                  heading: "Rommene",
                  links: rooms.map((hall) => ({
                    label: hall.name,
                    path: `/${hall.id}`,
                    text: places(hall),
                    picture: pictureOf("rom"),
                  })),
                },
              },
          {
            component: "rich-text",
            id: "slik-bestiller-du",
            at: [3, 1, 1],
            settings: {
              html: [
                "<h2>Slik bestiller du</h2>",
                html`<p>Alle kan leie rom på ${house.name}: familier, foreninger, bedrifter og andre arrangører. Skriv til oss med dag, klokkeslett, hvor mange dere blir, og hva rommet skal brukes til. Da svarer vi med hva som er ledig, og hva det koster.</p>`,
                `<p>${anchor(`mailto:${house.email}`, `Send en forespørsel til ${house.email}`)}.</p>`,
              ],
            },
          },
          ...sidebar(house, "utleie", 3),
        ],
        description: `Rom til leie på ${house.name}: størrelse, plasser og hvordan du bestiller.`,
        image: "rom",
      }),
      ...Object.assign({}, ...rooms.map((hall) => roomPage(house, hall))),
    },
    menu: {
      label: "Utleie",
      entries: [["Leie av rom", "/utleie"], ...rooms.slice(0, 8).map(({ name, id }) => [name, `/${id}`] as const)],
    },
    links: [
      { label: "Lei et rom", path: "/utleie", text: "Til møte, kurs, øving eller fest.", picture: pictureOf("rom") },
    ],
    redirects: { "/leie": "/utleie" },
  };
};
