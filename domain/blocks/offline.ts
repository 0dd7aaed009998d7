import { z } from "zod";
import { field } from "../define/field";
import { named } from "../define/naming";
import { link, longText, pagePath, picture, text } from "../fields";
import { defineBlock } from "./define-block";
import { requiredHeading } from "./settings";

const keptLink = named(
  { name: "Link", doc: "A link with its label." },
  link.extend({
    path: field(pagePath, {
      label: "Adresse",
      help: "Stien til siden, for eksempel /kinoprogram.",
      doc: "A path of this site, a file, or a whole address.",
      example: "/kinoprogram",
    }),
  }),
);

export const offline = defineBlock({
  component: "offline",
  isLazy: true,
  train: "text",
  version: "v2",
  label: "Uten nett",
  about: "Siden som vises når leseren er uten nett, og hvilke sider som alltid skal kunne leses da.",
  doc: "The text of the offline page, and the pages that every device caches.",
  givesHeading: true,
  settings: z.strictObject({
    heading: requiredHeading({ help: "Hva som er galt, i noen få ord.", example: "Lerretet ble svart" }),
    text: field(longText, {
      label: "Tekst",
      help: "Hva leseren kan gjøre, i én til tre setninger.",
      example: "Vi får ikke kontakt med nettet.",
    }),
    picture: field(picture, { label: "Bilde", help: "Bildet på siden.", example: "picture { alt }" }),
    keptHeading: field(text, {
      label: "Overskrift over lista",
      help: "Overskriften over lista med sider som kan leses.",
      doc: "The heading of the list of cached pages.",
      example: "Dette kan du lese nå",
    }),
    links: field(z.array(keptLink).min(1, "er tom. → Skriv minst én side, for eksempel forsiden."), {
      label: "Sider som lagres",
      help: "Sider som alltid lagres på leserens enhet, med den viktigste først. De koster data; velg få.",
      doc: "Pages that every visitor's device caches.",
      example: "links { label path }",
    }),
  }),
});
