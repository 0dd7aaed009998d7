/** Blocks whose pages search engines should not index: a visitor's own data, or a missing page. */
const UNLISTED: readonly string[] = ["offline", "member-screen", "watch-list", "tickets"];

interface Page {
  readonly layout: string;
  /** Its blocks' components, as named in content: "member-screen". */
  readonly components: readonly string[];
}

/** Whether a page is excluded from search engines and the sitemap. Foyer screens are for the venue's own walls. */
export const isUnlisted = ({ layout, components }: Page): boolean =>
  layout === "foyer" || components.some((component) => UNLISTED.includes(component));

/** The component of a block's type: "MemberScreenBlock" → "member-screen". */
export const componentOf = (typename: string): string =>
  typename
    .replace(/Block$/, "")
    .replaceAll(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase();
