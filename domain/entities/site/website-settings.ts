import { z } from "zod";
import { field } from "../../define/field";
import { namedObject } from "../../define/naming";
import { either } from "../../define/voices";
import { list, locale, longText, pagePath, text, webUrl, wholeNumber } from "../../fields";

/** A site's settings for publishing and for external services. */

export const languages = namedObject("WebsiteLocale", "Languages of the site.", {
  available: field(list(locale).min(1, "er tom. → Skriv minst ett språk."), {
    label: "Mulige språk",
    help: "Språkene det kan finnes innhold på, for eksempel nb.",
    example: ["nb"],
  }),
  enabled: field(z.array(locale).length(1, `skal ha ett språk. → Skriv ${either('["nb"]', "nb")}.`), {
    label: "Språk i bruk",
    help: 'Språket nettstedet vises på: ["nb"].',
    atForm: "Språket nettstedet vises på: nb.",
    example: ["nb"],
  }),
  default: field(locale, { label: "Hovedspråk", help: "Språket innholdet er skrevet på: nb.", example: "nb" }),
});

export const component = namedObject("WebsiteComponent", "A block family with its version.", {
  train: field(text, { label: "Blokkfamilie", help: "Navnet på blokkfamilien.", example: "program" }),
  version: field(text, { label: "Versjon", help: "Versjonen av blokkfamilien.", example: "v8" }),
});

export const partner = namedObject("Partner", "A partner of the film platform.", {
  id: field(wholeNumber(0, 1_000_000_000), {
    label: "Nummer",
    help: "Nummeret partneren har hos filmplattformen.",
    example: 118,
  }),
  name: field(text, { label: "Navn", help: "Navnet på partneren.", example: "Rakkestad kino" }),
});

export const analytics = namedObject("Analytics", "Statistics, with the reader's consent.", {
  enabled: field(z.boolean(), {
    label: "Spør om statistikk",
    help: "true spør leseren om lov til statistikk.",
    doc: "Whether readers are asked.",
    example: true,
  }),
  page: field(pagePath.optional(), {
    label: "Side om lagring",
    help: "Siden som forteller hva som lagres.",
    doc: "The page that tells what is stored.",
    example: "/info-om-cookies",
  }),
});

export const ticketSeller = namedObject("TicketSeller", "Who sells the tickets.", {
  name: field(text, { label: "Navn", help: "Navnet på selgeren.", example: "Eksempelbillett" }),
  url: field(webUrl, { label: "Adresse", help: "Nettsidene til selgeren.", example: "https://billett.example.no" }),
  companionPass: field(longText, {
    label: "Ledsagerbevis",
    help: "Hvordan ledsagerbevis brukes hos denne selgeren.",
    doc: "How a companion pass (ledsagerbevis) is used.",
    example: "Velg ledsager …",
  }),
});
