import type { Contribution, House } from "../house";
import { page, ROWS } from "../pages/page";
import { pictureOf } from "../pictures/motifs";
import { cinemaExamples } from "./cinema-examples";
import { CALENDAR_HELP, filmPage } from "./film-page";

const lists = ({ name }: House) => ({
  ...page({
    id: "kinoprogram",
    title: "Kinoprogram",
    path: "/kinoprogram",
    rows: [ROWS.plain],
    sources: [{ name: "forestillinger", model: "event", where: { "production.object": "movie" } }],
    blocks: [
      {
        component: "schedule",
        id: "program",
        at: [1, 1, 1],
        data: { events: "forestillinger" },
        settings: {
          variant: "list",
          filters: true,
          childQuestion: true,
          emptyText: "Ingen forestillinger er lagt ut akkurat nå. Nye kommer så snart de er klare.",
        },
      },
      {
        component: "calendar-subscribe",
        id: "abonner",
        at: [1, 1, 2],
        settings: {
          heading: "Abonner på kinoprogrammet",
          text: `Få alle forestillingene i din egen kalender. ${CALENDAR_HELP}`,
          calendar: "kino",
        },
      },
    ],
    description: `Hele kinoprogrammet på ${name}, dag for dag.`,
    image: "kinosal",
  }),
  ...page({
    id: "filmer",
    title: "På kino nå",
    path: "/filmer",
    sources: [{ name: "filmer", model: "production", where: { object: "movie", objectClass: "movie" } }],
    block: {
      component: "events-list",
      id: "filmer",
      data: { productions: "filmer" },
      settings: { filters: true, childQuestion: true, emptyText: "Ingen filmer går akkurat nå." },
    },
    description: `Filmene som går på ${name} nå, med tidene for de neste forestillingene.`,
    image: "kinosal",
  }),
  ...page({
    id: "kommende-filmer",
    title: "Kommende filmer",
    path: "/kommende-filmer",
    sources: [{ name: "filmer", model: "production", where: { object: "movie" } }],
    block: {
      component: "upcoming-films",
      id: "kommende",
      data: { productions: "filmer" },
      settings: { childQuestion: true, emptyText: "Ingen nye filmer har fått premieredato ennå." },
    },
    description: `Filmene som får premiere på ${name} framover.`,
    image: "kinosal",
  }),
});

/** The cinema: programme, films, one page per film, and the rules on age limits. */
export const cinema = (house: House): Contribution => ({
  files: { ...lists(house), ...filmPage(house), ...cinemaExamples(house) },
  menu: {
    label: "Kino",
    entries: [
      ["Kinoprogram", "/kinoprogram"],
      ["På kino nå", "/filmer"],
      ["Kommende filmer", "/kommende-filmer"],
      ["Aldersgrenser", "/article/aldersgrenser"],
    ],
  },
  links: [
    {
      label: "Kan barnet se filmen?",
      path: "/article/aldersgrenser",
      text: "Se hva aldersgrensene betyr, alene og sammen med en voksen.",
      picture: pictureOf("kinosal"),
    },
  ],
  redirects: { "/kino": "/kinoprogram", "/aldersgrenser": "/article/aldersgrenser" },
});
