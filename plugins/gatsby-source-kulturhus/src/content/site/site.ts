import { z } from "zod";
import { MEMBER_SCREENS, type MemberPages } from "../../../../../src/rules/content/member-screens";
import { defineEntity } from "../../define/define-entity";
import { type About, field, key } from "../../define/field";
import { derived, named } from "../../define/naming";
import type { NodeContext } from "../../define/node-context";
import {
  date,
  hostName,
  id,
  list,
  locale,
  location,
  longText,
  pagePath,
  plainPicture,
  schemaReference,
  text,
  webUrl,
  wholeNumber,
} from "../../fields";
import { contact } from "./contact";
import { hall } from "./hall";
import { openingHours } from "./opening-hours";
import { rentalExtras } from "./rental-price";
import { searchWords } from "./search-words";
import { theme, websiteTheme } from "./site-theme";

const NETWORK = "Publisering";
const PLACE = "Sted";
const TICKETS = "Billetter";

const languages = named(
  { name: "WebsiteLocale", doc: "Languages of the site." },
  z.strictObject({
    available: field(list(locale).min(1, "er tom. → Skriv minst ett språk."), {
      label: "Mulige språk",
      help: "Språkene det kan finnes innhold på, for eksempel nb.",
      example: ["nb"],
    }),
    enabled: field(z.array(locale).length(1, 'skal ha ett språk. → Skriv ["nb"].'), {
      label: "Språk i bruk",
      help: 'Språket nettstedet vises på: ["nb"].',
      example: ["nb"],
    }),
    default: field(locale, { label: "Hovedspråk", help: "Språket innholdet er skrevet på: nb.", example: "nb" }),
  }),
);

const component = named(
  { name: "WebsiteComponent", doc: "A block family with its version." },
  z.strictObject({
    train: field(text, { label: "Blokkfamilie", help: "Navnet på blokkfamilien.", example: "program" }),
    version: field(text, { label: "Versjon", help: "Versjonen av blokkfamilien.", example: "v8" }),
  }),
);

const partner = named(
  { name: "Partner", doc: "A partner of the film platform." },
  z.strictObject({
    id: field(wholeNumber(0, 1_000_000_000), {
      label: "Nummer",
      help: "Nummeret partneren har hos filmplattformen.",
      example: 118,
    }),
    name: field(text, { label: "Navn", help: "Navnet på partneren.", example: "Rakkestad kino" }),
  }),
);

const analytics = named(
  { name: "Analytics", doc: "Statistics, with the visitor's consent." },
  z.strictObject({
    enabled: field(z.boolean(), {
      label: "Spør om statistikk",
      help: "true spør leseren om lov til statistikk.",
      doc: "Whether visitors are asked for consent.",
      example: true,
    }),
    page: field(pagePath.optional(), {
      label: "Side om lagring",
      help: "Siden som forteller hva som lagres.",
      doc: "The page about what is stored.",
      example: "/info-om-cookies",
    }),
  }),
);

const address = named(
  { name: "Address", doc: "A visiting address." },
  z.strictObject({
    name: field(text, { label: "Navn", help: "Navnet på stedet.", example: "Rakkestad kulturhus" }),
    street: field(text, { label: "Gate", help: "Gate og nummer.", example: "Eksempelgata 1" }),
    postalCode: field(text, { label: "Postnummer", help: "Postnummeret.", example: "1890" }),
    city: field(text, { label: "Poststed", help: "Poststedet.", example: "Rakkestad" }),
  }),
);

const socialLink = named(
  { name: "SocialLink", doc: "A profile on a social network." },
  z.strictObject({
    name: field(text, { label: "Navn", help: "Navnet på nettverket.", example: "Facebook" }),
    url: field(webUrl, {
      label: "Adresse",
      help: "Adressen til profilen.",
      example: "https://sosial.example.no/kulturhuset",
    }),
  }),
);

const ticketSeller = named(
  { name: "TicketSeller", doc: "Who sells the tickets." },
  z.strictObject({
    name: field(text, { label: "Navn", help: "Navnet på selgeren.", example: "Eksempelbillett" }),
    url: field(webUrl, { label: "Adresse", help: "Nettsidene til selgeren.", example: "https://billett.example.no" }),
    companionPass: field(longText, {
      label: "Ledsagerbevis",
      help: "Hvordan ledsagerbevis brukes hos denne selgeren.",
      doc: "How a companion pass (ledsagerbevis) is used.",
      example: "Velg ledsager …",
    }),
  }),
);

const PAGES: Readonly<Record<keyof MemberPages, Pick<About, "label" | "doc" | "example">>> = {
  login: { label: "Innlogging", doc: "Logging in.", example: "/logg-inn" },
  account: { label: "Ny konto", doc: "Becoming a member.", example: "/ny-konto" },
  password: { label: "Nytt passord", doc: "Asking for a new password.", example: "/glemt-passord" },
  profile: { label: "Min side", doc: "The member's own page.", example: "/min-side" },
  list: { label: "Min liste", doc: "The films on the list.", example: "/min-side/liste" },
  tickets: { label: "Mine billetter", doc: "The member's tickets.", example: "/min-side/billetter" },
};

const memberPages = named(
  { name: "MemberPages", doc: "The path of the page that holds each screen of the film club." },
  z.object(
    Object.fromEntries(
      MEMBER_SCREENS.map((screen) => [screen, field(pagePath, { help: "Siden i filmklubben.", ...PAGES[screen] })]),
    ),
  ),
);

const schema = z.strictObject({
  $schema: schemaReference,
  id: key(id, { help: "Nettstedets faste kjennetegn.", example: "kulturhuset" }),
  name: field(text, { label: "Navn", help: "Husets navn.", example: "Rakkestad kulturhus" }),
  description: field(longText, {
    label: "Beskrivelse",
    help: "Én setning om huset.",
    doc: "One sentence.",
    example: "Kino, kultur og bibliotek under ett tak.",
  }),
  host: field(hostName, {
    label: "Vertsnavn",
    help: "Adressen som gjelder.",
    group: NETWORK,
    doc: "The host that counts.",
    example: "kulturhus.example.no",
  }),
  aliases: field(list(hostName).default([]), {
    label: "Andre vertsnavn",
    help: "Andre adresser, som sendes videre til host.",
    group: NETWORK,
    doc: "Hosts that redirect to it.",
    example: ["www.kulturhus.example.no"],
  }),
  published: field(z.boolean(), {
    label: "Synlig for søkemotorer",
    help: "false ber søkemotorer om å la nettstedet være.",
    group: NETWORK,
    doc: "False excludes search engines.",
    example: false,
  }),
  stage: field(z.enum(["development", "test", "production"]), {
    label: "Stadium",
    help: "development under utvikling, test for prøving, production for det som publiseres.",
    choices: { development: "Under utvikling", test: "Prøve", production: "Publisert" },
    group: NETWORK,
    example: "production",
  }),
  skeletonVersion: field(text, {
    label: "Versjon",
    help: "Versjonen av nettstedets grunnlag.",
    group: NETWORK,
    doc: "Shown as the page's generator.",
    example: "v12.0.1",
  }),
  locale: field(languages, {
    label: "Språk",
    help: "Språkene nettstedet har.",
    group: NETWORK,
    example: "locale { default }",
  }),
  components: field(z.array(component), {
    label: "Blokkfamilier",
    help: "Blokkfamiliene nettstedet er laget for, med versjon.",
    group: NETWORK,
    doc: "Block families that the site was made for.",
    example: "components { train version }",
  }),
  partners: field(list(partner), {
    label: "Filmplattform",
    help: "Den første velger filmplattform.",
    group: TICKETS,
    doc: "The first one chooses the film platform.",
    example: "partners { id name }",
  }),
  analytics: field(analytics.default({ enabled: false }), {
    label: "Statistikk",
    help: "enabled: true spør leseren om lov til statistikk. Uten ja sendes ingenting.",
    group: NETWORK,
    doc: "Whether visitors are asked for consent to statistics.",
    example: "analytics { enabled }",
  }),
  errorCollector: field(location.optional(), {
    label: "Feilmelding",
    help: "Adressen nettstedet melder feil i nettleseren til. Uten den sendes ingenting.",
    group: NETWORK,
    doc: "Where errors in visitors' browsers are reported, or null.",
    example: "https://feil.example.no/inn",
  }),
  theme: field(theme, { label: "Utseende", help: "Logo, farger og hva som vises på alle sider.", group: "Utseende" }),
  advertisingMinutes: field(wholeNumber(0, 120), {
    label: "Reklame",
    help: "Minutter reklame og trailere før filmen.",
    group: TICKETS,
    doc: "Minutes of advertising before a film.",
    example: 15,
  }),
  halls: field(list(hall), {
    label: "Saler og rom",
    help: "Salene og rommene i huset.",
    group: PLACE,
    example: "halls { name capacity }",
  }),
  extras: field(list(rentalExtras).default([]), {
    label: "Tillegg til leie",
    help: "Utstyr, hjelp og servering som kan bestilles til rommene, i grupper.",
    group: PLACE,
    doc: "What can be had with a room.",
    example: "extras { name rows { label amount } }",
  }),
  openingHours: field(list(openingHours), {
    label: "Åpningstider",
    help: "Åpningstidene til delene av huset.",
    group: PLACE,
    example: "openingHours { name }",
  }),
  address: field(address, {
    label: "Besøksadresse",
    help: "Besøksadressen.",
    group: PLACE,
    example: "address { street }",
  }),
  contact: field(list(contact), {
    label: "Kontakter",
    help: "Hvem man kan spørre.",
    group: PLACE,
    example: "contact { name email }",
  }),
  social: field(list(socialLink), {
    label: "Sosiale medier",
    help: "Profiler på sosiale medier.",
    group: PLACE,
    example: "social { name url }",
  }),
  accessibilityStatement: field(webUrl.optional(), {
    label: "Tilgjengelighetserklæring",
    help: "Adressen til tilgjengelighetserklæringen som kommunen har publisert på uustatus.no.",
    group: NETWORK,
    doc: "The statement that the municipality has published on uustatus.no, or null.",
    example: "https://uustatus.no/nb/erklaringer/publisert/1",
  }),
  searchWords: field(list(searchWords).default([]), {
    label: "Søkeord",
    help: "Ord folk søker med, og hva de også skal finne.",
    group: "Søk",
    doc: "Words of queries, and words that are searched for in addition.",
    example: "searchWords { words find }",
  }),
  ticketSeller: field(ticketSeller, {
    label: "Billettselger",
    help: "Hvem som selger billettene.",
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
      group: NETWORK,
      hidden: true,
    },
  ),
});

export type SiteSettings = z.infer<typeof schema>;

/** Section 3, Site, with further fields for a venue. GraphQL calls it Website, because Gatsby has a type Site. */
export const site = defineEntity({
  type: "Website",
  doc: "The site that is being built: name, look, place, people. (Gatsby owns the type name Site.)",
  folder: "sites",
  schemaName: "site",
  about: "Et nettsted: navn, utseende, saler og åpningstider.",
  plural: "nettsteder",
  presence: "needed",
  schema,
  uniqueWithin: { halls: "id", openingHours: "id", contact: "id" },
  derived: {
    url: derived(
      z.string(),
      { doc: "https:// and the host.", example: "https://kulturhus.example.no" },
      ({ host }: SiteSettings) => `https://${host}`,
    ),
    theme: derived(websiteTheme, { example: "theme { corners }" }, ({ theme }: SiteSettings) => ({
      logo: plainPicture(theme.logo),
      colors: theme.colors,
      corners: theme.corners,
      footerText: theme.footer.text ?? null,
      footerEnabled: theme.footer.enabled,
      searchEnabled: theme.search.enabled,
      searchPath: theme.search.path,
    })),
    memberPages: derived(
      memberPages.nullable(),
      {
        doc: "Where the film club's pages are; null for a site without a film club.",
        example: "memberPages { login }",
      },
      (_site: SiteSettings, { memberPages }: NodeContext) => memberPages,
    ),
  },
});
