import type { House } from "../house";
import { article } from "./article";
import { html } from "./html";
import { page, ROWS } from "./page";

const articlePage = () =>
  page({
    id: "artikkel",
    title: "{artikkel.title}",
    path: "/article/:article",
    rows: [ROWS.cover, ROWS.plain],
    sources: [{ name: "artikkel", model: "article", one: true, where: { slug: ":article" } }],
    blocks: [
      { component: "cover", id: "toppbilde", at: [1, 1, 1], data: { article: "artikkel" } },
      { component: "article-body", id: "tekst", at: [2, 1, 1], data: { article: "artikkel" } },
    ],
    description: "{artikkel.summary}",
    image: "{artikkel.image.image}",
  });

const LIMITS = [
  ["A, tillatt for alle", "Alle", "Alle"],
  ["6 år", "Fra 6 år", "Alle"],
  ["9 år", "Fra 9 år", "Fra 6 år"],
  ["12 år", "Fra 12 år", "Fra 9 år"],
  ["15 år", "Fra 15 år", "Fra 12 år"],
  ["18 år", "Fra 18 år", "Ingen unntak"],
] as const;

const ageLimits = (house: House) =>
  article(house, {
    id: "aldersgrenser",
    title: "Aldersgrenser på kino",
    summary: "Hva barnet kan se alene, og hva det kan se sammen med en voksen.",
    content: [
      "<p>Alle filmer på kino har en aldersgrense. Det er filmens distributør som setter den, og Medietilsynet fører tilsyn. Kinoen må følge grensen og har lov til å be om legitimasjon.</p>",
      "<h2>Hvem kan se hva?</h2>",
      "<table>",
      "<caption>Aldersgrensene, alene og i følge med en voksen</caption>",
      "<thead><tr><th>Grense</th><th>Alene</th><th>Sammen med en voksen</th></tr></thead>",
      "<tbody>",
      ...LIMITS.map(
        ([limit, alone, together]) => html`<tr><th>${limit}</th><td>${alone}</td><td>${together}</td></tr>`,
      ),
      "</tbody>",
      "</table>",
      "<p>En voksen er en person som har fylt 18 år. Den voksne må være med inn i salen og bli der gjennom hele filmen. Det er alderen på dagen som teller.</p>",
      "<h2>En grense er ikke et råd</h2>",
      "<p>Aldersgrensen sier hvem som har lov til å se filmen. Den sier ikke hvem den er laget for. Du kjenner barnet best.</p>",
    ],
    image: "kinosal",
    category: "cinema",
    order: 1,
  });

/** The articles' page, and the article on age limits for a house that shows films. */
export const articles = (house: House) => ({ ...articlePage(), ...(house.has("kino") && ageLimits(house)) });
