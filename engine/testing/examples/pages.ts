import { withFilmClub } from "../film-club-pages";
import { ARTICLE, type Example, FILM_PAGE, FRONT, field, fields, QUIZ, type Subject } from "./example";

const filter = (slip: string, property: string, operator: string, value: string): Example =>
  field(slip, FRONT, "sources[0].filters[0]", { property, operator, value });

const html = (slip: string, text: string): Example => field(slip, ARTICLE, "content", text);

export const PAGES: Subject = {
  heading: "Sider og blokker",
  examples: [
    filter("Et filter bruker en egenskap som ikke finnes", "production.objekt", "eq", "movie"),
    filter("Et filter har mellomrom i egenskapen", "production object", "eq", "movie"),
    filter("Et mønster er ikke gyldig", "production.object", "regex", "(movie"),
    field("Navnet på en kilde har mellomrom", FRONT, "sources[0].name", "mine filmer"),
    field("En blokk bruker en kilde som ikke finnes", FRONT, "blocks[0].data.events", "evnts"),
    field("En blokk bruker en kilde, men siden har ingen", FRONT, "sources", []),
    fields("En blokk bruker en kilde av feil slag", FRONT, {
      "sources[0].model": "production",
      "sources[0].filters": [],
    }),
    field("En blokk trenger alle, men kilden gir én", FRONT, "sources[0].collection", false),
    field("En blokk trenger én, men kilden gir alle", FILM_PAGE, "sources[0].collection", true),
    field("En blokk står i en rad som ikke finnes", FRONT, "blocks[0].place.row", 3),
    field("En blokk står i en kolonne som ikke finnes", FRONT, "blocks[0].place.column", 3),
    field("Malen har ingen rader", FRONT, "template.rows", []),
    field("En rad har ingen kolonner", FRONT, "template.rows[0].columns", []),
    field("En blokk viser en sal som ikke finnes", FRONT, "blocks[3].settings.hall", "storsla"),
    field("Tittelen henter fra en kilde som ikke finnes", FILM_PAGE, "title", "{flim.title}"),
    field("Tittelen henter noe som ikke finnes", FILM_PAGE, "title", "{film.titel}"),
    field("Adressen har en parameter som ingen kilde bruker", FRONT, "path", "/:film"),
    {
      slip: "En film har et kortnavn som nettstedet selv bruker",
      make: (content) => content.set(QUIZ, "pageReference", "page-data"),
    },
    {
      slip: "Adressen som settes sammen, blir for lang",
      make: (content) =>
        content
          .set("pages/kultur.json", "sources[0].filters[0].property", "title")
          .set(QUIZ, "title", "quiz-".repeat(30)),
    },
    {
      slip: "En fil i static ligger der en side skal være",
      make: (content) => content.write("static/julequiz-k1", "Program"),
    },
    field("Adressen har to parametere", FRONT, "path", "/:film/:dag"),
    field(
      "En verdi i adressen har tegn som ikke kan stå der",
      "pages/artikkel.json",
      "sources[0].filters[0].property",
      "title",
    ),
    {
      slip: "Filmklubben mangler sider",
      make: (content) =>
        ["innlogging", "medlem", "passord", "meg"].reduce(
          (all, name) => all.remove(`pages/${name}.json`),
          withFilmClub(content),
        ),
    },
    {
      slip: "To sider viser det samme av filmklubben",
      make: (content) =>
        withFilmClub(content).copy("pages/liste.json", "pages/liste-to.json", { id: "liste-to", path: "/lista" }),
    },
    {
      slip: "En side med mange adresser viser noe av filmklubben",
      make: (content) =>
        withFilmClub(content)
          .remove("pages/billetter.json")
          .set(FILM_PAGE, "blocks[3]", {
            component: "tickets",
            id: "billetter",
            place: { row: 1, column: 1, order: 9 },
            settings: { emptyText: "Tomt." },
          }),
    },
    {
      slip: "To sider har samme adresse",
      make: (content) => content.copy(FRONT, "pages/kopi.json", { id: "kopi" }),
    },
    {
      slip: "To sider lager samme adresse fra samme artikkel",
      make: (content) => content.copy("pages/artikkel.json", "pages/kopi.json", { id: "kopi" }),
    },
    field("En blokk finner ingenting å vise", FRONT, "blocks[4]", {
      component: "cover",
      id: "cover",
      place: { row: 1, column: 1, order: 9 },
      data: { production: "film" },
      settings: {},
    }),
    {
      slip: "En kilde gir ingenting",
      make: (content) =>
        content
          .set(FRONT, "sources[1]", {
            name: "film",
            model: "production",
            collection: false,
            filters: [{ property: "id", value: "borte", operator: "eq" }],
          })
          .set(FRONT, "blocks[4]", {
            component: "cover",
            id: "cover",
            place: { row: 1, column: 1, order: 9 },
            data: { production: "film" },
            settings: {},
          }),
    },
    field("Snarveiene er en tom liste", FRONT, "blocks[1]", {
      component: "quick-links",
      id: "snarveier",
      place: { row: 1, column: 1, order: 2 },
      settings: { links: [] },
    }),
    field("Bildeguiden har ingen deler", FRONT, "blocks[1]", {
      component: "picture-guide",
      id: "guide",
      place: { row: 1, column: 1, order: 2 },
      settings: { parts: [] },
    }),
    field("Filmene for gjester har ingen språk", FRONT, "blocks[1]", {
      component: "films-in-language",
      id: "filmer",
      place: { row: 1, column: 1, order: 2 },
      data: { productions: "alle" },
      settings: { heading: "Films", language: "en", understood: [], emptyText: "None." },
    }),
    field("Siden uten nett har ingen lenker", FRONT, "blocks[1]", {
      component: "offline",
      id: "uten-nett",
      place: { row: 1, column: 1, order: 2 },
      settings: {
        heading: "Uten nett",
        text: "Prøv igjen.",
        picture: { image: "bilde.png", alt: "En sirkel" },
        keptHeading: "Dette kan du lese",
        links: [],
      },
    }),
    field("Erklæringen har ingen skjermbredder", FRONT, "blocks[1]", {
      component: "accessibility-statement",
      id: "kontrollert",
      place: { row: 1, column: 1, order: 2 },
      settings: { checked: "2026-11-22", tool: "axe-core", pages: 9, closely: 9, widths: [], zoom: 400 },
    }),
    html("Et anførselstegn mangler", '<p>Se <a href="/program>programmet</a>.</p>'),
    html("En mellomtittel er ikke lukket", "<h2>Hva vi lagrer<p>Lite.</p>"),
    html("En sluttagg hører ikke til noe", "<p>Vi lagrer</b> lite.</p>"),
    html("En liste står i et avsnitt", "<p>Vi lagrer:<ul><li>lite</li></ul></p>"),
    html("En celle står utenfor tabellen", "<p>Vi lagrer <td>lite</p>"),
    html("En kommentar er ikke lukket", "<p>Vi lagrer lite.</p><!-- husk"),
    html("En tagg mangler <", "<p>Vi lagrer lite.<br>Ingenting.br></p>"),
    html("En kode for et tegn er skrevet feil", "<p>Vi lagrer p&arin; maskinen.</p>"),
    html("En lenke har ingen tekst", '<p>Se <a href="/"></a> programmet.</p>'),
    html("Tekst står i noe som ikke er lov", "<p>Velg dag.</p><select><option>Mandag</option></select>"),
    html("Teksten har et script", "<p>Hei</p><script>alert(1)</script>"),
    field("Teksten har en kommentar og en stil", QUIZ, "contents[0].body", '<p style="color: red">Hei</p><!-- ny -->'),
  ],
};
