import { z } from "zod";
import { schemaReference, target } from "./fields";

export const redirectSchema = z.strictObject({
  from: z
    .string()
    .regex(/^\/[^\s?#]*[^\s?#/]$/, "er ikke en gammel sti. → Begynn med /, uten ? og # og uten skråstrek til slutt.")
    .describe("Den gamle stien."),
  to: target.describe("Dit leseren skal."),
});

/** Old paths and where they lead now; read by Gatsby through gatsby-transformer-json, checked here. */
export const redirectsFileSchema = z
  .strictObject({ $schema: schemaReference, redirects: z.array(redirectSchema) })
  .describe("Videresendinger fra gamle adresser.");

export type Redirect = z.infer<typeof redirectSchema>;

export const REDIRECTS_SDL = /* GraphQL */ `
  """
  The list of redirects in content/settings/redirects.json.
  """
  type RedirectsSettings implements Node @dontInfer {
    "Example: redirects { from to }"
    redirects: [Redirect!]!
  }

  "An old path and where it leads."
  type Redirect @dontInfer {
    "Example: \\"/program\\""
    from: String!
    "Example: \\"/kinoprogram\\""
    to: String!
  }
`;
