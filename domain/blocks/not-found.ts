import { z } from "zod";
import { field } from "../define/field";
import { link, list, longText, picture } from "../fields";
import { defineBlock } from "./define-block";
import { searchPath } from "./search-field";
import { requiredHeading } from "./settings";

export const notFound = defineBlock({
  component: "not-found",
  train: "text",
  version: "v2",
  label: "Siden finnes ikke",
  about: "Siden som vises når adressen ikke finnes.",
  doc: "What the not-found page says.",
  givesHeading: true,
  settings: z.strictObject({
    heading: requiredHeading({ help: "Overskriften.", example: "Her var det tomt" }),
    text: field(longText, { label: "Tekst", help: "Hva leseren kan gjøre.", example: "Siden finnes ikke." }),
    picture: field(picture, { label: "Bilde", help: "Bildet på siden.", example: "picture { alt }" }),
    links: field(list(link).default([]), {
      label: "Veier videre",
      help: "Sider leseren kan gå til: label og path.",
      doc: "Ways on.",
      example: "links { label path }",
    }),
  }),
  derived: { path: searchPath },
});
