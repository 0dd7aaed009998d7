import { z } from "zod";
import { field } from "../define/field";
import { named } from "../define/naming";
import { imagePath, list, longText, picture, text } from "../fields";

const common = {
  title: field(text, { label: "Tittel", help: "Tittelen i søk og i nettleserens fane.", example: "Kinoprogram" }),
  description: field(longText, {
    label: "Beskrivelse",
    help: "Én eller to setninger for søk og deling.",
    example: "Hele programmet, dag for dag.",
  }),
  keywords: field(list(text).default([]), { label: "Stikkord", help: "Stikkord for søk.", example: ["kino"] }),
};

/** Texts for search engines and sharing, as written, possibly with bindings. */
export const pageMeta = z.strictObject({
  ...common,
  image: field(
    text
      .superRefine((value, context) => {
        const issues = value.startsWith("{") ? [] : (imagePath.safeParse(value).error?.issues ?? []);
        for (const { message } of issues) context.addIssue({ code: "custom", message });
      })
      .optional(),
    {
      label: "Bilde",
      help: "Bilde til deling: en fil i content/images, eller en binding som {film.assets[type=poster].image}.",
      atForm: "Bildet som vises når siden deles.",
      widget: "image",
      purpose: "share",
    },
  ),
});

/** The same with bindings replaced. A description may be empty, when the page has none in the locale. */
export const resolvedMeta = named(
  { name: "PageMeta", doc: "What search engines and sharing show." },
  z.object({
    ...common,
    image: field(picture.nullable(), {
      label: "Bilde",
      help: "Bilde til deling.",
      doc: "The picture for sharing, or null.",
      example: "image { path }",
    }),
  }),
);
