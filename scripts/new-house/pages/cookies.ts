import type { House } from "../house";
import { anchor } from "./html";
import { page } from "./page";

interface Row {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

const rowsOf = (house: House): readonly Row[] => [
  {
    what: "Sider du har lest, og forsiden",
    why: "Så du kan lese dem uten nett",
    howLong: "Til nyere sider tar plassen",
  },
  {
    what: "Hvor langt ned på siden du er kommet",
    why: "Så du kommer tilbake til samme sted",
    howLong: "Til du lukker fanen",
  },
  {
    what: "Når siden sist ble lastet på nytt fordi nettstedet var endret",
    why: "Så det ikke skjer igjen og igjen",
    howLong: "Til du lukker fanen",
  },
  ...(house.has("kino")
    ? [
        {
          what: "Alderen du oppga under «Kan barnet se filmen?»",
          why: "Så alle filmer svarer for det barnet",
          howLong: "Til du lukker fanen",
        },
      ]
    : []),
  ...(house.has("filmklubb")
    ? [
        {
          what: "Navn, e-post, lista di og billettene dine når du er logget inn",
          why: "Så du slipper å logge inn på hver side, og kan vise billetter uten dekning",
          howLong: "Til du logger ut",
        },
      ]
    : []),
];

/** What the site stores in browsers and why, as the electronic communications act requires. */
export const cookiesPage = (house: House) =>
  page({
    id: "informasjonskapsler",
    title: "Informasjonskapsler",
    path: "/informasjonskapsler",
    block: {
      component: "rich-text",
      id: "om-kapsler",
      settings: {
        html: [
          "<p>En informasjonskapsel, også kalt cookie, er en liten tekst som et nettsted legger i nettleseren din. Nettleseren har også et lager der nettsider kan ta vare på ting. Her står det hva vi bruker, og hvorfor.</p>",
          house.has("filmklubb")
            ? "<p>Nettstedet setter ingen informasjonskapsler før du logger inn i filmklubben. Da setter filmplattformen to, så den vet at det er deg.</p>"
            : "<p>Nettstedet setter ingen informasjonskapsler, og det fører ingen statistikk over deg.</p>",
          "<h2>Det nettleseren husker</h2>",
          "<p>Alt i tabellen er nødvendig for at sidene skal virke som du venter. Ingenting av det sendes til oss.</p>",
          "<table>",
          "<caption>Det nettleseren husker for nettstedet</caption>",
          "<thead><tr><th>Hva</th><th>Hvorfor</th><th>Hvor lenge</th></tr></thead>",
          "<tbody>",
          ...rowsOf(house).map(
            ({ what, why, howLong }) => `<tr><th>${what}</th><td>${why}</td><td>${howLong}</td></tr>`,
          ),
          "</tbody>",
          "</table>",
          "<h2>Slette det som er lagret</h2>",
          "<p>I innstillingene til nettleseren kan du slette alt et nettsted har lagret. Sidene virker like godt etterpå.</p>",
          "<h2>Regler og tilsyn</h2>",
          `<p>Reglene står i ekomloven. Nasjonal kommunikasjonsmyndighet og Datatilsynet fører tilsyn. Hvordan vi behandler personopplysninger ellers, kan du lese i ${anchor("/article/personvernerklaering", "personvernerklæringen")}.</p>`,
        ],
      },
    },
    description: "Hva nettstedet lagrer i nettleseren din, hvorfor, og hvor lenge.",
  });
