import { z } from "zod";
import { field } from "../define/field";
import { namedObject } from "../define/naming";
import { htmlField, list, namedChoice, picture, text } from "../fields";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

const part = namedObject("GuidePart", "A picture with its heading and text.", {
  name: field(text, { label: "Overskrift", help: "Hva bildet handler om.", example: "Heisen" }),
  picture: field(picture, { label: "Bilde", help: "Bildet.", example: "picture { alt }" }),
  html: htmlField("Tekst"),
});

export const pictureGuide = defineBlock({
  component: "picture-guide",
  isLazy: true,
  train: "text",
  version: "v2",
  label: "Bildeguide",
  about: "Bilder med overskrift og tekst, ett etter ett.",
  doc: "Pictures with headings and texts, one after the other.",
  settings: z.strictObject({
    heading: heading("Slik finner du fram i huset"),
    shape: field(
      namedChoice("PictureShape", "The shape of pictures.", { wide: "Brede (16:9)", square: "Kvadratiske" }).default(
        "wide",
      ),
      {
        label: "Bildeform",
        help: "wide for brede bilder (16:9), square for kvadratiske.",
        example: "wide",
      },
    ),
    parts: field(list(part).min(1, "er tom. → Legg til minst ett bilde."), {
      label: "Deler",
      help: "Delene, i rekkefølge.",
      doc: "In order.",
      example: "parts { name }",
    }),
  }),
});
