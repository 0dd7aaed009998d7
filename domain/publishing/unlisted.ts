/** Blocks whose page is not for search engines: they show a visitor's own data, or that a page is missing. */
const UNLISTED: readonly string[] = ["offline", "member-screen", "watch-list", "tickets"];

interface Page {
  readonly layout: string;
  /** The components of its blocks, as content names them: "member-screen". */
  readonly components: readonly string[];
}

/**
 * Whether search engines are to leave a page out, and the sitemap too. Foyer screens are for screens on the venue's own
 * walls.
 */
export const isUnlisted = ({ layout, components }: Page): boolean =>
  layout === "foyer" || components.some((component) => UNLISTED.includes(component));

/** The component of a block's type: "member-screen" of "MemberScreenBlock". */
export const componentOf = (typename: string): string =>
  typename
    .replace(/Block$/, "")
    .replaceAll(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase();
