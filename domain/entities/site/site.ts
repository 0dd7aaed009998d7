import { z } from "zod";
import { derived } from "../../define/naming";
import type { NodeContext } from "../../define/node-context";
import { plainPicture } from "../../fields";
import { defineEntity } from "../define-entity";
import { textAt } from "../listing";
import { memberPages } from "./member-pages";
import { siteFields } from "./site-fields";
import { websiteTheme } from "./site-theme";

const schema = z.strictObject(siteFields);

export type SiteSettings = z.infer<typeof schema>;

/** Section 3, Site, with further fields for a venue. GraphQL calls it Website, because Gatsby has a type Site. */
export const site = defineEntity({
  type: "Website",
  doc: "The site that is being built: name, look, place, people. (Gatsby owns the type name Site.)",
  folder: "sites",
  schemaName: "site",
  about: "Et nettsted: navn, utseende, saler og åpningstider.",
  plural: "nettsteder",
  presence: "needed",
  schema,
  listing: {
    rank: 7,
    titleField: "name",
    detail: (value) => textAt(value, "host"),
    isCopied: false,
  },
  uniqueWithin: {
    halls: "id",
    openingHours: "id",
    contact: "id",
    priceLists: "id",
    accessSets: "id",
    noteTexts: "id",
    facts: "id",
  },
  derived: {
    url: derived(
      z.string(),
      { doc: "https:// and the host.", example: "https://kulturhus.example.no" },
      ({ host }: SiteSettings) => `https://${host}`,
    ),
    theme: derived(websiteTheme, { example: "theme { corners }" }, ({ theme }: SiteSettings) => ({
      logo: plainPicture(theme.logo),
      colors: theme.colors,
      corners: theme.corners,
      footerText: theme.footer.text ?? null,
      footerEnabled: theme.footer.enabled,
      searchEnabled: theme.search.enabled,
      searchPath: theme.search.path,
    })),
    memberPages: derived(
      memberPages.nullable(),
      {
        doc: "Where the film club's pages are; null for a site without a film club.",
        example: "memberPages { login }",
      },
      (_site: SiteSettings, { memberPages }: NodeContext) => memberPages,
    ),
  },
});
