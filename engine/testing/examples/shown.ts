import type { TestContent } from "../test-content";
import { ARTICLE, type Example, FRONT, field, fields, MENU, QUIZ, REDIRECTS, SITE, type Subject } from "./example";

const NOON = "2026-12-04T12:00";

const text = { component: "rich-text", hide: false, id: "tekst", place: { row: 1, column: 1, order: 9 } };

/** A page that comes on the 4th of December. */
const withPassing = (content: TestContent): TestContent =>
  content.copy(FRONT, "pages/jul.json", {
    id: "jul",
    path: "/jul",
    shownFrom: NOON,
    sources: [],
    blocks: [{ ...text, settings: { html: "<p>Jul.</p>" } }],
  });

const away = (slip: string, make: Example["make"]): Example => ({
  slip,
  make: (content) => make(withPassing(content)),
});

/** Content that is shown for some time, and what needs it always. */
export const SHOWN: Subject = {
  heading: "Vises fra og til",
  examples: [
    fields("Noe skal bort før det kommer", ARTICLE, { shownFrom: NOON, shownUntil: "2026-12-01T00:00" }),
    field("Et årstall er skrevet feil i «Vises fra»", ARTICLE, "shownFrom", "2062-12-04T12:00"),
    field("Forsiden skal vises fra en dato", FRONT, "shownFrom", NOON),
    field("Siden som lager alle filmsidene, skal vises til en dato", "pages/film.json", "shownUntil", NOON),
    field("Siden for døde lenker skal vises fra en dato", "pages/404.json", "shownFrom", NOON),
    away("Siden med søket vises bare en tid", (content) =>
      content.set(SITE, "theme.search", { enabled: true, path: "/jul" }),
    ),
    away("Siden om informasjonskapsler vises bare en tid", (content) =>
      content.set(SITE, "analytics", { enabled: true, page: "/jul" }),
    ),
    field("En forestilling er før filmen eller arrangementet vises", QUIZ, "shownFrom", "2026-12-07T00:00"),
    field("En forestilling er etter at filmen eller arrangementet er borte", QUIZ, "shownUntil", "2026-12-06T12:00"),
    away("Menyen leder til en side som ikke vises ennå", (content) => content.set(MENU, "items[1].path", "/jul")),
    away("En videresending leder til en side som ikke vises ennå", (content) =>
      content.set(REDIRECTS, "redirects[0].to", "/jul"),
    ),
    {
      slip: "Menyen leder til en side som ikke vises lenger",
      make: (content) =>
        withPassing(content)
          .set("pages/jul.json", "shownFrom", undefined)
          .set("pages/jul.json", "shownUntil", "2026-11-30T00:00")
          .set(MENU, "items[1].path", "/jul"),
    },
    {
      slip: "Forsiden henter en artikkel som ikke vises ennå",
      make: (content) =>
        content
          .set(ARTICLE, "shownFrom", NOON)
          .set(FRONT, "sources[1]", { name: "sak", model: "article", collection: false, filters: [] })
          .set(FRONT, "blocks[4]", { ...text, component: "cover", data: { article: "sak" }, settings: {} }),
    },
    {
      slip: "En side tar overskriften fra en artikkel som bare vises en tid",
      make: (content) =>
        content
          .set(ARTICLE, "shownUntil", "2027-01-02T00:00")
          .set(FRONT, "title", "{sak.title}")
          .set(FRONT, "sources[1]", { name: "sak", model: "article", collection: false, filters: [] }),
    },
  ],
};
