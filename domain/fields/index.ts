import { field } from "../define/field";
import { namedObject } from "../define/naming";
import { target } from "./address";
import { htmlText, text } from "./text";

/**
 * Small fields shared by entities: one definition each of text, name, number, time, address and file, for the check,
 * GraphQL and output. A message reads "what is wrong → what to do"; the arrow splits it in two. Descriptions are in
 * Bokmål, because editors read them while typing.
 */

export { hostName, location, oldPath, pagePath, path, target, webUrl } from "./address";
export { choice, namedChoice } from "./choice";
export { kroner, minutes, order, people, wholeNumber } from "./number";
export { imagePath, logoPath, type Picture, picture, pictureWith, plainPicture } from "./picture";
export { htmlText, id, list, locale, longText, optionalText, phoneNumber, schemaReference, slug, text } from "./text";
export { clock, date, moment } from "./time";

/**
 * For rules between fields: Zod skips them when a field is invalid, which would delay their problems until the next
 * edit. Such a rule must accept values of any type.
 */
export const evenWhenFieldsAreWrong = {
  when: ({ value }: { readonly value: unknown }): boolean => typeof value === "object" && value !== null,
};

export const htmlField = (label: string) =>
  field(htmlText, {
    label,
    help: "Tekst i HTML: én tekst, eller en liste med ett avsnitt på hver linje.",
    atForm: "",
    doc: "Sanitised HTML.",
    example: "<p>…</p>",
  });

export const link = namedObject("Link", "A link with its label.", {
  label: field(text, {
    label: "Tekst",
    help: "Hva lenken sier.",
    doc: "What the link says.",
    example: "Hele kinoprogrammet",
  }),
  path: field(target, {
    label: "Adresse",
    help: "Hvor den fører: /side, /fil.pdf eller https://…",
    doc: "A path of this site, a file, or a whole address.",
    example: "/kinoprogram",
  }),
});
