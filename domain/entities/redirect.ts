import { z } from "zod";
import { redirectPath } from "../addresses/redirect-path";
import { field } from "../define/field";
import { named } from "../define/naming";
import { objectTypeOf } from "../define/object-type";
import { location, oldPath } from "../fields";
import { defineEntity } from "./define-entity";
import { textAt } from "./listing";

/** The only file of the folder `settings`. */
export const REDIRECTS_FILE = "settings/redirects.json";

const schema = z.strictObject({
  from: field(oldPath, {
    label: "Gammel adresse",
    help: "Den gamle stien.",
    example: "/program",
  }),
  to: field(location, { label: "Ny adresse", help: "Dit leseren skal.", example: "/kinoprogram" }),
});

/**
 * Old paths and their targets. The checked redirects become a node with JSON, which gatsby-transformer-json turns into
 * RedirectsSettings.
 */
export const redirect = defineEntity({
  type: "Redirect",
  doc: "An old path and its target.",
  folder: "settings",
  file: REDIRECTS_FILE,
  list: "redirects",
  schemaName: "redirects",
  about: "Videresendinger fra gamle adresser.",
  plural: "videresendinger",
  presence: "optional",
  isNode: false,
  schema,
  listing: { rank: 6, idField: "from", titleField: "from", detail: (value) => textAt(value, "to"), onlyLeads: true },
  beginnings: [{ name: "videresending", label: "Ny videresending", of: () => ({}) }],
  unique: ({ from }) => ({ from: redirectPath(from) ?? from }),
});

/** Types of the nodes with all redirects. */
export const REDIRECT_TYPES = [
  named(
    {
      name: "RedirectsFile",
      doc: "The checked text from which RedirectsSettings is made; it has no fields of its own.",
      implements: "Node",
    },
    z.object({
      path: field(z.string(), {
        label: "Fil",
        help: "Filen med videresendinger.",
        doc: "Where editors write it.",
        example: REDIRECTS_FILE,
      }),
    }),
  ),
  named(
    {
      name: "RedirectsSettings",
      doc: "The list of redirects in content/settings/redirects.json.",
      implements: "Node",
    },
    z.object({
      redirects: field(z.array(redirect.schema), {
        label: "Videresendinger",
        help: "Gamle adresser og hvor de fører.",
        example: "redirects { from to }",
      }),
    }),
  ),
].map(objectTypeOf);
