import { z } from "zod";
import { list, location, oldPath, schemaReference } from "./fields";

export const redirectSchema = z.strictObject({
  from: oldPath.describe("Den gamle stien."),
  to: location.describe("Dit leseren skal."),
});

/** Old paths and where they lead now; read by Gatsby through gatsby-transformer-json, checked here. */
export const redirectsFileSchema = z
  .strictObject({ $schema: schemaReference, redirects: list(redirectSchema) })
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
