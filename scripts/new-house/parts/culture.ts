import { happening, showings } from "../examples";
import type { Contribution, House } from "../house";
import { page, ROWS } from "../pages/page";
import { movieInfo } from "./movie-info";

/** One page per event of the culture programme or the library. */
export const eventPage = (house: House) =>
  page({
    id: "arrangement",
    title: "{arrangement.title}",
    path: "/:culture",
    rows: [ROWS.cover, ROWS.sided, ROWS.tint],
    sources: [
      { name: "arrangement", model: "production", one: true, where: { object: "culture", pageReference: ":culture" } },
      { name: "versjoner", model: "production", where: { object: "culture", pageReference: ":culture" } },
      {
        name: "datoer",
        model: "event",
        where: { "production.object": "culture", "production.pageReference": ":culture" },
      },
      { name: "program", model: "event" },
    ],
    blocks: [
      { component: "cover", id: "toppbilde", at: [1, 1, 1], data: { production: "arrangement", events: "datoer" } },
      movieInfo({ id: "om-arrangementet", at: [2, 1, 1], show: "description", heading: "Om arrangementet" }),
      {
        component: "ticket-list",
        id: "datoer",
        at: [2, 1, 2],
        data: { events: "datoer" },
        settings: {
          heading: house.ticketSeller === null ? "Datoer" : "Datoer og billetter",
          emptyText: "Ingen nye datoer er satt opp.",
        },
      },
      movieInfo({ id: "fakta", at: [2, 2, 1], show: "facts", heading: "Kort fortalt" }),
      {
        component: "calendar-subscribe",
        id: "abonner",
        at: [2, 2, 2],
        data: { production: "arrangement" },
        settings: {
          heading: "Følg arrangementet",
          text: "Få datoene i din egen kalender. Nye datoer og endringer kommer av seg selv.",
        },
      },
      {
        component: "related-showings",
        id: "videre",
        at: [3, 1, 1],
        data: { production: "arrangement", own: "datoer", events: "program" },
      },
    ],
    description: "{arrangement.contents[0].summary}",
    image: "{arrangement.assets[type=first_image].image}",
  });

const programme = ({ name }: House) =>
  page({
    id: "kulturprogram",
    title: "Kulturprogram",
    path: "/kulturprogram",
    rows: [ROWS.plain],
    sources: [{ name: "arrangementer", model: "event", where: { "production.object": "culture" } }],
    blocks: [
      {
        component: "culture-programme",
        id: "program",
        at: [1, 1, 1],
        data: { events: "arrangementer" },
        settings: {
          filters: true,
          emptyText: "Ingen arrangementer er lagt ut akkurat nå. Nye kommer så snart de er klare.",
        },
      },
      {
        component: "calendar-subscribe",
        id: "abonner",
        at: [1, 1, 2],
        settings: {
          heading: "Abonner på kulturprogrammet",
          text: "Få arrangementene i din egen kalender. Blir noe flyttet eller avlyst, retter kalenderen seg selv.",
          calendar: "kultur",
        },
      },
    ],
    description: `Konserter, forestillinger og andre arrangementer på ${name}, samlet etter dato.`,
    image: "scene",
  });

/** Concerts and the stage: the culture programme. */
export const culture = (house: House): Contribution => ({
  files: {
    ...programme(house),
    ...happening({
      id: "visekveld",
      kind: "Konsert",
      title: "Visekveld",
      motif: "scene",
      summary: "En kveld med gitar, trekkspill og sanger de fleste kan refrenget på.",
      minutes: 90,
    }),
    ...showings(house, { of: "visekveld", part: "kultur", at: [[4, "19:00"]] }),
  },
  menu: { label: "Kultur", entries: [["Kulturprogram", "/kulturprogram"]] },
  redirects: { "/kultur": "/kulturprogram" },
});
