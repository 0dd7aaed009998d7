import { field } from "../../define/field";
import { namedObject } from "../../define/naming";
import { list, locale, longText, text } from "../../fields";

const translation = namedObject("ProductionTranslation", "A production's texts in another language.", {
  language: field(locale, {
    label: "Språk",
    help: "Koden for språket: en er engelsk, de er tysk.",
    atForm: "Språket teksten er på.",
    refersTo: "Language",
    example: "language { key }",
  }),
  title: field(text.optional(), {
    label: "Tittel",
    help: "Tittelen på språket; uten den brukes den norske.",
    doc: "The title, or null for the Norwegian one.",
    example: "Moon City",
  }),
  summary: field(longText.optional(), {
    label: "Kort omtale",
    help: "En eller to setninger på språket.",
    doc: "One or two sentences, or null.",
    example: "A passenger vanishes on the night train.",
  }),
});

/** Title and summary in other languages, for pages in those languages. */
export const translations = field(list(translation).default([]), {
  label: "På andre språk",
  help: "Tittel og kort omtale på andre språk, til sidene for gjester fra andre land.",
  group: "På andre språk",
  doc: "Title and summary in other languages.",
  example: "translations { language { key } title }",
});
