import { z } from "zod";
import { list, location, oldPath, schemaReference } from "./fields";

/** The one file of the folder `settings`. */
export const REDIRECTS_FILE = "settings/redirects.json";

export const redirectSchema = z.strictObject({
  from: oldPath.describe("Den gamle stien."),
  to: location.describe("Dit leseren skal."),
});

/**
 * Old paths and where they lead now. What has been checked becomes a node of JSON, which gatsby-transformer-json turns
 * into RedirectsSettings.
 */
export const redirectsFileSchema = z
  .strictObject({ $schema: schemaReference, redirects: list(redirectSchema) })
  .describe("Videresendinger fra gamle adresser.");

export type Redirect = z.infer<typeof redirectSchema>;

export const REDIRECTS_SDL = /* GraphQL */ `
  """
  The text that RedirectsSettings is made from, as it was checked; it has nothing to ask for.
  """
  type RedirectsFile implements Node @dontInfer {
    "Where editors write it. Example: \\"settings/redirects.json\\""
    path: String!
  }

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
