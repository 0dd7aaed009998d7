import { z } from "zod";
import { FOR_OPERATORS } from "../../contracts/groups";
import { field, key } from "../../define/field";
import { named } from "../../define/naming";
import { date, hostName, id, list, location, longText, schemaReference, text, webUrl, wholeNumber } from "../../fields";
import { address, socialLink } from "./address";
import { contact } from "./contact";

import { hall } from "./hall";
import { openingHours } from "./opening-hours";
import { rentalExtras } from "./rental-price";
import { searchWords } from "./search-words";
import { showingLists } from "./showing-lists";
import { theme } from "./site-theme";
import { analytics, component, languages, partner, ticketSeller } from "./website-settings";

/** A fact that texts bind by id: "{fakta:holdeplass}". Filled into plain text and HTML. */
const fact = z.strictObject({
  id: key(id, { help: "Navnet som tekster bruker.", example: "holdeplass" }),
  text: field(text.regex(/^[^<>&{}]*$/, "har tegn som fakta ikke kan ha. → Skriv uten <, >, & og krøllparenteser."), {
    label: "Tekst",
    help: "Det som står i tekstene, for eksempel 3 minutter.",
  }),
});

const CONTACT = "Kontakt og besøk";
const ROOMS = "Rom og utleie";
const TICKETS = "Billetter";
const SITE = "Nettstedet";

/** A site file's fields, in the order of files and forms. */
export const siteFields = {
  $schema: schemaReference,
  id: key(id, { help: "Nettstedets faste kjennetegn.", example: "kulturhuset", group: FOR_OPERATORS }),
  name: field(text, { label: "Husets navn", help: "Husets navn.", example: "Rakkestad kulturhus" }),
  description: field(longText, {
    label: "Beskrivelse",
    help: "Én setning om huset.",
    doc: "One sentence.",
    example: "Kino, kultur og bibliotek under ett tak.",
  }),
  host: field(hostName, {
    label: "Vertsnavn",
    help: "Adressen som gjelder.",
    group: FOR_OPERATORS,
    doc: "The host that counts.",
    example: "kulturhus.example.no",
  }),
  aliases: field(list(hostName).default([]), {
    label: "Andre vertsnavn",
    help: "Andre adresser, som sendes videre til host.",
    atForm: "Andre adresser, som sendes videre til den som gjelder.",
    group: FOR_OPERATORS,
    doc: "Hosts that redirect to it.",
    example: ["www.kulturhus.example.no"],
  }),
  published: field(z.boolean(), {
    label: "Synlig for søkemotorer",
    help: "false ber søkemotorer om å la nettstedet være.",
    group: FOR_OPERATORS,
    doc: "False excludes search engines.",
    example: false,
  }),
  stage: field(named({ name: "SiteStage", doc: "How far a site is." }, z.enum(["development", "test", "production"])), {
    label: "Stadium",
    help: "development under utvikling, test for prøving, production for det som publiseres.",
    choices: { development: "Under utvikling", test: "Prøve", production: "Publisert" },
    group: FOR_OPERATORS,
    example: "production",
  }),
  skeletonVersion: field(text, {
    label: "Versjon",
    help: "Versjonen av nettstedets grunnlag.",
    group: FOR_OPERATORS,
    doc: "Shown as the page's generator.",
    example: "v12.0.1",
  }),
  locale: field(languages, {
    label: "Språk",
    help: "Språkene nettstedet har.",
    group: FOR_OPERATORS,
    example: "locale { default }",
  }),
  components: field(z.array(component), {
    label: "Blokkfamilier",
    help: "Blokkfamiliene nettstedet er laget for, med versjon.",
    group: FOR_OPERATORS,
    doc: "Block families that the site was made for.",
    example: "components { train version }",
  }),
  partners: field(list(partner), {
    label: "Filmplattform",
    help: "Den første velger filmplattform.",
    group: FOR_OPERATORS,
    doc: "The first one chooses the film platform.",
    example: "partners { id name }",
  }),
  analytics: field(analytics.default({ enabled: false }), {
    label: "Statistikk",
    help: "enabled: true spør leseren om lov til statistikk. Uten ja sendes ingenting.",
    group: FOR_OPERATORS,
    doc: "Whether visitors are asked for consent to statistics.",
    example: "analytics { enabled }",
  }),
  errorCollector: field(location.optional(), {
    label: "Feilmelding",
    help: "Adressen nettstedet melder feil i nettleseren til. Uten den sendes ingenting.",
    group: FOR_OPERATORS,
    doc: "Where errors in visitors' browsers are reported, or null.",
    example: "https://feil.example.no/inn",
  }),
  theme: field(theme, { label: "Utseende", help: "Logo, farger og hva som vises på alle sider.", group: SITE }),
  advertisingMinutes: field(wholeNumber(0, 120), {
    label: "Reklame før filmen, i minutter",
    help: "Minutter reklame og trailere før filmen.",
    atForm: "Med trailere.",
    group: TICKETS,
    doc: "Minutes of advertising before a film.",
    example: 15,
  }),
  halls: field(list(hall), {
    label: "Saler og rom",
    help: "Salene og rommene i huset.",
    group: ROOMS,
    example: "halls { name capacity }",
  }),
  ...showingLists,
  facts: field(list(fact).default([]), {
    label: "Opplysninger som går igjen",
    help: "Det som mange tekster sier. I en tekst skriver du {fakta:id}, så står det ett sted.",
    atForm: "Det som mange tekster sier, så det endres ett sted. I en tekst skriver du navnet slik: {fakta:navn}.",
    group: SITE,
    hidden: true,
  }),
  extras: field(list(rentalExtras).default([]), {
    label: "Tillegg til leie",
    help: "Utstyr, hjelp og servering som kan bestilles til rommene, i grupper.",
    group: ROOMS,
    doc: "What can be had with a room.",
    example: "extras { name rows { label amount } }",
  }),
  openingHours: field(list(openingHours), {
    label: "Åpningstider",
    help: "Åpningstidene til delene av huset.",
    group: CONTACT,
    example: "openingHours { name }",
  }),
  address: field(address, {
    label: "Besøksadresse",
    help: "Besøksadressen.",
    group: CONTACT,
    example: "address { street }",
  }),
  contact: field(list(contact), {
    label: "Kontakter",
    help: "Hvem publikum kan spørre.",
    itemName: "kontakt",
    group: CONTACT,
    example: "contact { name email }",
  }),
  social: field(list(socialLink), {
    label: "Sosiale medier",
    help: "Profiler på sosiale medier.",
    group: CONTACT,
    example: "social { name url }",
  }),
  accessibilityStatement: field(webUrl.optional(), {
    label: "Tilgjengelighetserklæring",
    help: "Adressen til tilgjengelighetserklæringen som kommunen har publisert på uustatus.no.",
    group: FOR_OPERATORS,
    doc: "The statement that the municipality has published on uustatus.no, or null.",
    example: "https://uustatus.no/nb/erklaringer/publisert/1",
  }),
  searchWords: field(list(searchWords).default([]), {
    label: "Søkeord",
    help: "Ord folk søker med, og hva de også skal finne.",
    group: SITE,
    doc: "Words of queries, and words that are searched for in addition.",
    example: "searchWords { words find }",
  }),
  ticketSeller: field(ticketSeller.optional(), {
    label: "Billettselger",
    help: "Hvem som selger billettene. Uten den selger ikke huset billetter.",
    group: TICKETS,
    example: "ticketSeller { companionPass }",
  }),
  demonstration: field(
    z
      .strictObject({
        anchor: field(date, { label: "Uke", help: "En dag i uka datoene er skrevet for." }),
      })
      .optional(),
    {
      label: "Demonstrasjon",
      help: "Bare for demonstrasjon: uka datoene er skrevet for. De flyttes til uka i dag.",
      group: FOR_OPERATORS,
      hidden: true,
    },
  ),
};
