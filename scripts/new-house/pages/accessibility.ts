import { shownAddress } from "../../../engine/nodes/shown-address";
import type { House } from "../house";
import { anchor, html } from "./html";
import { page, ROWS } from "./page";

const contactText = ({ email, phone }: House): string =>
  `<p>Finner du noe som ikke virker, vil vi gjerne vite det. Skriv til ${anchor(`mailto:${email}`, email)}${
    phone === undefined ? "" : html` eller ring ${phone}`
  }. Fortell hvilken side det gjelder, hva du prøvde på, og hvilket hjelpemiddel du bruker.</p>`;

/** The legally required accessibility statement of a public site, with the facts known of a new one. */
export const accessibilityPage = (house: House) =>
  page({
    id: "tilgjengelighetserklaering",
    title: "Tilgjengelighetserklæring",
    path: "/tilgjengelighetserklaering",
    rows: [ROWS.sided],
    blocks: [
      {
        component: "rich-text",
        id: "erklaering",
        at: [1, 1, 1],
        settings: {
          html: [
            html`<p>${house.name} vil at alle skal kunne bruke nettstedet. Her står det hvilke krav som gjelder, hva som er kontrollert, og hvordan du sier fra når noe stenger deg ute. Siden gjelder nettstedet ${shownAddress(`https://${house.host}`)}.</p>`,
            "<h2>Kravene</h2>",
            "<p>Nettsteder i offentlig sektor skal følge 47 krav i standarden WCAG 2.1 på nivå A og AA. Det følger av forskrift om universell utforming av IKT-løsninger. Vi tar sikte på den nyere utgaven, WCAG 2.2 på nivå AA.</p>",
            "<h2>Hva som er kontrollert</h2>",
            "<p>Grunnlaget som nettstedet er bygd på, kontrolleres automatisk i lyst og mørkt fargevalg, på små og store skjermer, med stor tekst og med tastatur. Slike kontroller finner bare en del av feilene.</p>",
            "<p>Våre egne tekster og bilder er ikke kontrollert av andre ennå, og nettstedet er ikke prøvd av personer med funksjonsnedsettelser.</p>",
            ...(house.ticketSeller === null && house.bookingUrl === undefined
              ? []
              : [
                  "<p>Kjøp og bestilling skjer på sidene til andre leverandører. Dem har vi ikke vurdert. Kommer du ikke videre der, hjelper vi deg. Det koster ikke noe ekstra.</p>",
                ]),
            "<h2>Si fra til oss</h2>",
            contactText(house),
            "<h2>Klage til Diskrimineringsnemnda</h2>",
            `<p>Er du ikke fornøyd med svaret fra oss, kan du klage til Diskrimineringsnemnda. Det er gratis, og du trenger ikke advokat. Klagen skal være skriftlig. Klageskjema og veiledning finner du på ${anchor("https://www.diskrimineringsnemnda.no", "diskrimineringsnemnda.no")}.</p>`,
            "<h2>Tilsyn</h2>",
            `<p>Digitaliseringsdirektoratet fører tilsyn med at offentlige nettsteder følger kravene, gjennom Tilsynet for universell utforming av ikt. Tilsynet avgjør ikke klager fra enkeltpersoner, men du kan tipse dem om feil på ${anchor("https://www.uutilsynet.no", "uutilsynet.no")}.</p>`,
          ],
        },
      },
      {
        component: "contact",
        id: "kontakt",
        at: [1, 2, 1],
        settings: { heading: "Kontakt", people: ["kontoret"] },
      },
    ],
    description: `Hvilke krav nettstedet til ${house.name} følger, hva som er kontrollert, og hvordan du melder feil.`,
  });
