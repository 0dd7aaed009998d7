import { z } from "zod";
import { field } from "../../define/field";
import { derived, named } from "../../define/naming";
import type { NodeContext } from "../../define/node-context";
import { pagePath, plainPicture } from "../../fields";
import { MEMBER_SCREENS, SCREEN_FACTS } from "../../publishing/member-screens";
import { defineEntity } from "../define-entity";
import { textAt } from "../listing";
import { siteFields } from "./site-fields";
import { websiteTheme } from "./site-theme";

const pageOf = (screen: (typeof MEMBER_SCREENS)[number]) => {
  const { label, doc, example } = SCREEN_FACTS[screen];
  return field(pagePath, { label, help: "Siden i filmklubben.", doc, example });
};

const memberPages = named(
  { name: "MemberPages", doc: "The path of the page that holds each screen of the film club." },
  z.object(Object.fromEntries(MEMBER_SCREENS.map((screen) => [screen, pageOf(screen)]))),
);

const schema = z.strictObject(siteFields);

export type SiteSettings = z.infer<typeof schema>;

/** Section 3, Site, with further fields for a venue. Called Website in GraphQL, because Gatsby has a type Site. */
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
    title: () => "Innstillinger",
    detail: (value) => textAt(value, "host"),
    isCopied: false,
    label: "Innstillinger",
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
    shownHost: derived(
      z.string(),
      { doc: "The host with the letters that people read.", example: "www.blåfjellkino.no" },
      ({ host }: SiteSettings, { shownAddress }: NodeContext) => shownAddress(`https://${host}`),
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
