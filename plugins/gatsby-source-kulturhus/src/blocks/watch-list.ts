import { z } from "zod";
import { defineBlock } from "./define-block";
import { emptyText, heading, moreLink } from "./settings";

export const watchList = defineBlock({
  component: "watch-list",
  train: "film-club",
  version: "v1",
  about:
    "«Min liste»: filmene leseren har satt på lista, med neste forestilling. Lista hentes i leserens egen nettleser.",
  doc: "The films that the reader has put on the list. They are fetched in the browser; the page itself holds none.",
  settings: z.strictObject({ heading, emptyText, link: moreLink }),
  fieldsSdl: `
    "Example: \\"Filmene du vil se\\""
    heading: String
    "Example: \\"Ingen filmer på lista ennå.\\""
    emptyText: String!
    "Where an empty list sends the reader, or null. Example: link { label path }"
    link: Link
  `,
  memberScreen: () => "list",
  fields: ({ heading, emptyText, link }) => ({ heading: heading ?? null, emptyText, link: link ?? null }),
});
