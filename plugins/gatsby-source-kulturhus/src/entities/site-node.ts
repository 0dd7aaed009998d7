import type { MemberPages } from "../../../../src/rules/member-screens";
import type { SiteSettings } from "./site";

/** Gatsby owns the type name Site, so the site entity is called Website in GraphQL. */
export const SITE_SDL = /* GraphQL */ `
  """
  The site that is being built: name, look, place, people. (Gatsby owns the type name Site.)
  """
  type Website implements Node @dontInfer {
    "The id that editors wrote. Example: \\"kulturhuset\\""
    key: String!
    "Example: \\"Rakkestad kulturhus\\""
    name: String!
    "One sentence. Example: \\"Kino, kultur og bibliotek under ett tak.\\""
    description: String!
    "The host that counts. Example: \\"kulturhus.example.no\\""
    host: String!
    "https:// and the host. Example: \\"https://kulturhus.example.no\\""
    url: String!
    "Hosts that redirect to it. Example: [\\"www.kulturhus.example.no\\"]"
    aliases: [String!]!
    "False asks search engines to stay away. Example: false"
    published: Boolean!
    "Example: \\"production\\""
    stage: String!
    "Shown as the page's generator. Example: \\"v12.0.1\\""
    skeletonVersion: String!
    "Example: locale { default }"
    locale: WebsiteLocale!
    "Block families that the site was made for. Example: components { train version }"
    components: [WebsiteComponent!]!
    "The first one chooses the film platform. Example: partners { id name }"
    partners: [Partner!]!
    "Whether readers are asked for consent to statistics. Example: analytics { enabled }"
    analytics: Analytics!
    "Where errors in readers' browsers are reported, or null. Example: \\"https://feil.example.no/inn\\""
    errorCollector: String
    "Example: theme { corners }"
    theme: WebsiteTheme!
    "Minutes of advertising before a film. Example: 15"
    advertisingMinutes: Int!
    "Example: address { street }"
    address: Address!
    "Example: contact { name email }"
    contact: [Contact!]!
    "Example: social { name url }"
    social: [SocialLink!]!
    "The statement that the municipality has published on uustatus.no, or null. Example: \\"https://uustatus.no/nb/erklaringer/publisert/1\\""
    accessibilityStatement: String
    "Example: ticketSeller { companionPass }"
    ticketSeller: TicketSeller!
    "Where the film club's pages are; null for a site without a film club. Example: memberPages { login }"
    memberPages: MemberPages
    "Example: halls { name capacity }"
    halls: [Hall!]! @link
    "Example: openingHours { name }"
    openingHours: [OpeningHours!]! @link
  }

  "Languages of the site."
  type WebsiteLocale @dontInfer {
    "Example: [\\"nb\\"]"
    available: [String!]!
    "Example: [\\"nb\\"]"
    enabled: [String!]!
    "Example: \\"nb\\""
    default: String!
  }

  "A block family with its version."
  type WebsiteComponent @dontInfer {
    "Example: \\"program\\""
    train: String!
    "Example: \\"v8\\""
    version: String!
  }

  "A partner of the film platform."
  type Partner @dontInfer {
    "Example: 118"
    id: Int!
    "Example: \\"Rakkestad kino\\""
    name: String!
  }

  "The site's look."
  type WebsiteTheme @dontInfer {
    "Example: logo { file { publicURL } }"
    logo: Picture!
    "Example: colors { accent }"
    colors: ThemeColors!
    "\\"sharp\\" or \\"round\\". Example: \\"sharp\\""
    corners: String!
    "A word in the footer. Example: \\"Kulturhuset er åpent for alle.\\""
    footerText: String
    "Example: true"
    footerEnabled: Boolean!
    "Example: true"
    searchEnabled: Boolean!
    "Where searching leads. Example: \\"/sok\\""
    searchPath: String!
  }

  "Base colours; whole scales are made from them."
  type ThemeColors @dontInfer {
    "Example: \\"#9B1B30\\""
    accent: String!
    "Example: \\"#F4C95D\\""
    light: String!
    "Example: \\"#6B5D52\\""
    neutral: String!
  }

  "A visiting address."
  type Address @dontInfer {
    "Example: \\"Rakkestad kulturhus\\""
    name: String!
    "Example: \\"Eksempelgata 1\\""
    street: String!
    "Example: \\"1890\\""
    postalCode: String!
    "Example: \\"Rakkestad\\""
    city: String!
  }

  "Somebody to ask: a role, never a person."
  type Contact @dontInfer {
    "The id that editors wrote. Example: \\"kulturkontoret\\""
    key: String!
    "Example: \\"Kulturkontoret\\""
    name: String!
    "Example: \\"Utleie og arrangementer\\""
    role: String
    "Example: \\"00 00 00 01\\""
    phone: String
    "Example: \\"kultur@example.no\\""
    email: String
  }

  "A profile on a social network."
  type SocialLink @dontInfer {
    "Example: \\"Facebook\\""
    name: String!
    "Example: \\"https://sosial.example.no/kulturhuset\\""
    url: String!
  }

  """
  Statistics, with the reader's consent.
  """
  type Analytics @dontInfer {
    "Whether readers are asked. Example: true"
    enabled: Boolean!
    "The page that tells what is stored. Example: \\"/info-om-cookies\\""
    page: String
  }

  "The path of the page that holds each screen of the film club."
  type MemberPages @dontInfer {
    "Logging in. Example: \\"/logg-inn\\""
    login: String!
    "Becoming a member. Example: \\"/ny-konto\\""
    account: String!
    "Asking for a new password. Example: \\"/glemt-passord\\""
    password: String!
    "The member's own page. Example: \\"/min-side\\""
    profile: String!
    "The films on the list. Example: \\"/min-side/liste\\""
    list: String!
    "The member's tickets. Example: \\"/min-side/billetter\\""
    tickets: String!
  }

  "Who sells the tickets."
  type TicketSeller @dontInfer {
    "Example: \\"Eksempelbillett\\""
    name: String!
    "Example: \\"https://billett.example.no\\""
    url: String!
    "How a companion pass (ledsagerbevis) is used. Example: \\"Velg ledsager …\\""
    companionPass: String!
  }
`;

/** A contact as its GraphQL shape; blocks carry copies, because they show only some. */
export const toContact = ({ id, name, role, phone, email }: SiteSettings["contact"][number]) => ({
  key: id,
  name,
  role: role ?? null,
  phone: phone ?? null,
  email: email ?? null,
});

interface SiteLinks {
  readonly halls: readonly string[];
  readonly openingHours: readonly string[];
  readonly memberPages: MemberPages | null;
}

export const siteNode = (site: SiteSettings, links: SiteLinks) => ({
  key: site.id,
  name: site.name,
  description: site.description,
  host: site.host,
  url: `https://${site.host}`,
  aliases: site.aliases,
  published: site.published,
  stage: site.stage,
  skeletonVersion: site.skeletonVersion,
  locale: site.locale,
  components: site.components,
  partners: site.partners,
  analytics: { enabled: site.analytics.enabled, page: site.analytics.page ?? null },
  errorCollector: site.errorCollector ?? null,
  theme: {
    logo: { path: site.theme.logo, alt: "", focalPoint: { x: 0.5, y: 0.5 } },
    colors: site.theme.colors,
    corners: site.theme.corners,
    footerText: site.theme.footer.text ?? null,
    footerEnabled: site.theme.footer.enabled,
    searchEnabled: site.theme.search.enabled,
    searchPath: site.theme.search.path,
  },
  advertisingMinutes: site.advertisingMinutes,
  address: site.address,
  contact: site.contact.map(toContact),
  social: site.social,
  accessibilityStatement: site.accessibilityStatement ?? null,
  ticketSeller: site.ticketSeller,
  memberPages: links.memberPages,
  halls: links.halls,
  openingHours: links.openingHours,
});
