import { dayOf, film, showings } from "../examples";
import type { Contribution, House } from "../house";
import { page, ROWS } from "../pages/page";
import { pictureOf } from "../pictures/motifs";
import { movieInfo } from "./movie-info";

const CALENDAR = "Blir noe flyttet eller avlyst, retter kalenderen seg selv.";

const filmPage = (house: House) =>
  page({
    id: "film",
    title: "{film.title}",
    path: "/:production",
    rows: [ROWS.cover, ROWS.sided, ROWS.tint],
    sources: [
      { name: "film", model: "production", one: true, where: { parentSlug: ":production", object: "movie" } },
      { name: "versjoner", model: "production", where: { parentSlug: ":production", object: "movie" } },
      { name: "forestillinger", model: "event", where: { "production.parentSlug": ":production" } },
      { name: "program", model: "event" },
      { name: "filmer", model: "production", where: { object: "movie" } },
    ],
    blocks: [
      { component: "cover", id: "toppbilde", at: [1, 1, 1], data: { production: "film", events: "forestillinger" } },
      {
        component: "ticket-list",
        id: "forestillinger",
        at: [2, 1, 1],
        data: { events: "forestillinger", production: "film" },
        settings: {
          heading: house.ticketSeller === null ? "Forestillinger" : "Forestillinger og billetter",
          childQuestion: true,
          emptyText: "Tidene kommer her når filmen er satt opp.",
        },
      },
      movieInfo({ id: "handling", at: [2, 1, 2], show: "description", heading: "Handling" }),
      {
        component: "trailer",
        id: "trailer",
        at: [2, 1, 3],
        data: { productions: "versjoner" },
        settings: { heading: "Trailer" },
      },
      movieInfo({ id: "fakta", at: [2, 2, 1], show: "facts", heading: "Om filmen" }),
      {
        component: "calendar-subscribe",
        id: "abonner",
        at: [2, 2, 2],
        data: { production: "film" },
        settings: { heading: "Følg filmen", text: `Få forestillingene i din egen kalender. ${CALENDAR}` },
      },
      {
        component: "related-showings",
        id: "videre",
        at: [3, 1, 1],
        data: { production: "film", own: "forestillinger", events: "program", films: "filmer" },
        settings: { heading: "Lignende filmer" },
      },
    ],
    description: "{film.contents[0].summary}",
    image: "{film.assets[type=first_image].image}",
  });

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
          text: `Få alle forestillingene i din egen kalender. ${CALENDAR}`,
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

const examples = (house: House) => ({
  ...film({
    id: "fyret-pa-skjeret",
    edi: "900001",
    title: "Fyret på skjæret",
    motif: "fyr",
    summary: "En fyrvokter tenner lykta for siste gang, og noen svarer ute fra mørket.",
    minutes: 96,
    premiere: dayOf(house, 0),
  }),
  ...showings(house, {
    of: "fyret-pa-skjeret",
    part: "kino",
    at: [
      [1, "18:00"],
      [3, "20:30"],
      [5, "18:00"],
    ],
  }),
  ...film({
    id: "ballongen",
    edi: "900002",
    title: "Ballongen",
    motif: "ballong",
    summary: "En rød ballong følger etter to søsken hjem fra skolen og vil ikke slippe dem.",
    minutes: 78,
    premiere: dayOf(house, 0),
  }),
  ...showings(house, {
    of: "ballongen",
    part: "kino",
    at: [
      [2, "18:00"],
      [5, "14:00"],
      [6, "16:00"],
    ],
  }),
  ...film({
    id: "bak-fjella",
    edi: "900003",
    title: "Bak fjella",
    motif: "fjell",
    summary: "Ei bygd får strøm i 1921. Den første natta med lys vil ingen legge seg.",
    minutes: 112,
    premiere: dayOf(house, 32),
    coming: true,
  }),
});

/** The cinema: programme, films, one page per film, and the rules of age limits. */
export const cinema = (house: House): Contribution => ({
  files: { ...lists(house), ...filmPage(house), ...examples(house) },
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
      picture: pictureOf("trapp"),
    },
  ],
  redirects: { "/kino": "/kinoprogram", "/aldersgrenser": "/article/aldersgrenser" },
});
