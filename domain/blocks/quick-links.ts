import { z } from "zod";
import { field } from "../define/field";
import { named } from "../define/naming";
import { link, list, picture, text } from "../fields";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

const quickLink = named(
  { name: "QuickLink", doc: "A short cut." },
  link.extend({
    label: field(text, { label: "Tekst", help: "Hva snarveien heter.", example: "Biblioteket" }),
    path: field(link.shape.path, {
      label: "Adresse",
      help: "Hvor den fører: /side, /fil.pdf eller https://…",
      doc: "",
      example: "/biblioteket",
    }),
    text: field(text.optional(), {
      label: "Linje under",
      help: "Én linje om hva som finnes der.",
      example: "Lån, les og bli",
    }),
    picture: field(picture.optional(), { label: "Bilde", help: "Et bilde til snarveien.", example: "picture { alt }" }),
  }),
);

export const quickLinks = defineBlock({
  component: "quick-links",
  train: "links",
  version: "v2",
  label: "Snarveier",
  about: "Snarveier.",
  doc: "Short cuts to the venue's parts.",
  settings: z.strictObject({
    heading: heading("Finn fram"),
    asRow: field(z.boolean().default(false), {
      label: "Én rad",
      help: "true viser bare navnene, i én rad.",
      doc: "Whether only the names are shown, in one row.",
      example: true,
    }),
    links: field(list(quickLink).min(1, "er tom. → Skriv minst én lenke."), {
      label: "Snarveier",
      help: "Snarveiene, i rekkefølge.",
      example: "links { label path }",
    }),
  }),
});
