import { PAGES } from "../test-pages";
import { ARTICLE, type Example, FILM_PAGE, FRONT, field, MENU, type Subject } from "./example";

const WORDS = { title: "Tittel", description: "Beskrivelse." };

const filter = (slip: string, property: string, value: string): Example =>
  field(slip, FRONT, "sources[0].filters[0]", { property, operator: "eq", value });

const PUBLISHED = {
  pages: ["/", "/program"],
  menuItems: [],
  productions: [],
  events: ["a", "b", "c", "d", "e", "f", "g", "h"],
  articles: [],
  redirects: [],
  settings: [],
};

/** Content that would disappear from the site without a message. */
export const LOST: Subject = {
  heading: "Innhold som blir borte",
  examples: [
    filter("Et filter har en verdi som ikke finnes", "production.object", "movies"),
    filter("Et filter har en sjanger som er skrevet feil", "production.genres", "Dramma"),
    filter("Et filter har en sjanger som ingen film har nå", "production.genres", "Western"),
    filter("Et filter bruker en del av adressen som siden ikke har", "production.genres", ":sjanger"),
    field("To filtre utelukker hverandre", FRONT, "sources[0].filters[1]", {
      property: "production.object",
      operator: "eq",
      value: "culture",
    }),
    field("En kilde brukes ikke", FRONT, "sources[1]", {
      name: "saker",
      model: "article",
      collection: true,
      filters: [],
    }),
    field("En artikkel har et språk som ikke finnes", ARTICLE, "node_locale", "norsk"),
    {
      slip: "Ingen sider er på språket som er slått på",
      make: (content) => Object.keys(PAGES).reduce((all, file) => all.set(file, "meta", { nn: WORDS }), content),
    },
    field("Forsiden mangler meta på norsk", FRONT, "meta", { nn: WORDS }),
    field("Siden har ingen meta", FRONT, "meta", {}),
    field("Siden har bare meta på et språk som ikke finnes", FRONT, "meta", { norsk: WORDS }),
    field("Siden har meta på et språk til", FRONT, "meta.en", WORDS),
    { slip: "Forsiden er slettet", make: (content) => content.remove(FRONT) },
    { slip: "Siden for døde lenker er slettet", make: (content) => content.remove("pages/404.json") },
    field("Siden for døde lenker har en annen adresse", "pages/404.json", "path", "/ikke-funnet"),
    field("Alle blokkene på en side er skjult", "pages/404.json", "blocks[0].hide", true),
    field("Filmsiden henter arrangementer", FILM_PAGE, "sources[0].filters[1].value", "culture"),
    {
      slip: "Sidene for filmer og arrangementer er slettet",
      make: (content) => content.remove(FILM_PAGE).remove("pages/kultur.json"),
    },
    {
      slip: "Siden for artikler er slettet",
      make: (content) =>
        ["en", "to", "tre"].reduce(
          (all, id) => all.copy(ARTICLE, `articles/${id}.json`, { id, slug: id }),
          content.remove("pages/artikkel.json"),
        ),
    },
    {
      slip: "En side som var publisert, er slettet",
      make: (content) => content,
      circumstances: { published: { ...PUBLISHED, events: [] } },
    },
    {
      slip: "Mange sider og forestillinger er borte siden sist",
      make: (content) => content,
      circumstances: {
        published: {
          ...PUBLISHED,
          pages: ["/film-1", "/film-2", "/film-3", "/film-4", "/film-5", "/film-6", "/film-7"],
        },
      },
    },
    {
      slip: "En videresending er borte siden sist",
      make: (content) => content,
      circumstances: { published: { ...PUBLISHED, events: [], pages: ["/"], redirects: ["/jul"] } },
    },
    {
      slip: "Innstillinger er borte siden sist",
      make: (content) => content,
      circumstances: { published: { ...PUBLISHED, events: [], pages: ["/"], settings: ["name", "halls.loftet"] } },
    },
    field("Et menypunkt står på tredje nivå", MENU, "items[2].parent", "filmer"),
    {
      slip: "En gruppe i menyen er tom",
      make: (content) => content.set(MENU, "items[1].parent", null).set(MENU, "items[2].parent", null),
    },
  ],
};
