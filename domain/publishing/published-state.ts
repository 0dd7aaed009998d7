/** The name of a value: a list entry, or the setting itself. */
const nameOf = (value: unknown): string => {
  if (typeof value !== "object" || value === null) return String(value);
  const named = new Map(Object.entries(value));
  return String(named.get("id") ?? named.get("name") ?? named.get("label") ?? "");
};

/** The names of a site's settings, one level deep: "host", "address.street", "halls.kinosal". */
export const settingNames = (settings: object): readonly string[] => {
  const names = Object.entries(settings).flatMap(([key, value]) => {
    if (Array.isArray(value)) return value.map((one) => `${key}.${nameOf(one)}`);
    if (typeof value === "object" && value !== null) return Object.keys(value).map((name) => `${key}.${name}`);
    return value === undefined || value === null ? [] : [key];
  });
  return [...new Set(names)].sort();
};

/**
 * A site's state at its last build, stored outside the built site so that a later check can detect losses. Names only,
 * sorted, so that two builds of the same content write the same bytes.
 */
export interface PublishedState {
  /** Paths of pages: "/", "/kinoprogram". */
  readonly pages: readonly string[];
  /** Ids in content. */
  readonly menuItems: readonly string[];
  readonly productions: readonly string[];
  readonly events: readonly string[];
  readonly articles: readonly string[];
  /** Redirected old addresses, decoded. */
  readonly redirects: readonly string[];
  /** See {@link settingNames}. */
  readonly settings: readonly string[];
}

/** The file of a site's last published state, relative to the working folder; not served. */
export const publishedFile = (siteId: string): string => `.published/${siteId}.json`;
