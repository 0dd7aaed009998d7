export type PathValues = Readonly<Record<string, string | number>>;

/** Scheme, host and port; the rest up to a query or fragment; the query and fragment. */
const PARTS = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(.*)$/is;

/** Encoding does not change dots, and browsers resolve these two segments. */
const DOT_SEGMENTS: readonly string[] = [".", ".."];

/**
 * Puts values into the `:name` placeholders of a path, each encoded as one segment: "/sites/:siteId/events" and
 * `{siteId: 7}` give "/sites/7/events". Host and port ("https://host:8080") and the query are not changed. Throws an
 * error that names the placeholder when its value is missing, is empty or would lead to another folder.
 */
export const fillPath = (path: string, values: PathValues = {}): string => {
  const [, origin = "", folders = "", rest = ""] = PARTS.exec(path) ?? [];
  const filled = folders.replace(/:([A-Za-z_]\w*)/g, (_placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? String(values[name]) : "";
    if (value === "") throw new Error(`The path ${path} needs a value for :${name}`);
    if (DOT_SEGMENTS.includes(value)) throw new Error(`The path ${path} cannot have "${value}" for :${name}`);
    return encodeURIComponent(value);
  });
  return origin + filled + rest;
};
