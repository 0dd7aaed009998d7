import { z } from "zod";
import { link, pagePath, picture, text } from "../entities/fields";
import { toPicture } from "../entities/to-picture";
import { defineBlock } from "./define-block";

const keptLink = link.extend({
  path: pagePath.describe("Stien til siden, for eksempel /kinoprogram."),
});

export const offline = defineBlock({
  component: "offline",
  train: "text",
  version: "v2",
  about: "Siden som vises når leseren er uten nett, og hvilke sider som alltid skal kunne leses da.",
  doc: "What readers without a network are told, and which pages are kept on their devices.",
  givesHeading: true,
  settings: z.strictObject({
    heading: text.describe("Hva som er galt, i noen få ord."),
    text: text.describe("Hva leseren kan gjøre, i én til tre setninger."),
    picture,
    keptHeading: text.describe("Overskriften over lista med sider som kan leses."),
    links: z
      .array(keptLink)
      .min(1, "er tom. → Skriv minst én side, for eksempel forsiden.")
      .describe("Sider som alltid lagres på leserens enhet, med den viktigste først. De koster data; velg få."),
  }),
  fieldsSdl: `
    "Example: \\"Lerretet ble svart\\""
    heading: String
    "Example: \\"Vi får ikke kontakt med nettet.\\""
    text: String!
    "Example: picture { alt }"
    picture: Picture!
    "What stands above the list of pages that can be read. Example: \\"Dette kan du lese nå\\""
    keptHeading: String!
    "Pages that are kept on every reader's device. Example: links { label path }"
    links: [Link!]!
  `,
  fields: ({ picture, ...words }) => ({ ...words, picture: toPicture(picture) }),
});
