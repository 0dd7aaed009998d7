/** Addresses, names and colours with a mistake that can be corrected. */

const LETTERS: Readonly<Record<string, string>> = { æ: "ae", ø: "o", å: "a" };

const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

const asName = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9-]+/g, "-")
    .replace(/^-+|-+$/g, "");

const asPath = (text: string): string =>
  `/${text
    .split("/")
    .map((part) => (part.startsWith(":") ? `:${asName(part)}` : asName(part)))
    .filter((part) => part !== "")
    .join("/")}`;

/** The path with corrected ends; then with only the letters allowed in a page's path. */
const ownPaths = (text: string): readonly string[] => {
  const path = text.replace(/[?#].*$/s, "");
  return [text, path].map((one) => `/${one.replace(/^\/+|\/+$/g, "")}`).concat(asPath(path));
};

const urlOf = (text: string): URL | null => {
  try {
    return new URL(/^https?:/i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
};

const hasHost = (text: string): boolean => /^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/iu.test(text);

/** The ending tells file names from host names. */
const isFileName = (text: string): boolean => /\.(?:html?|pdf|jpe?g|png|webp|svg|json|php)$/i.test(text);

const addresses = (text: string): readonly string[] => {
  const url = hasHost(text) && !isFileName(text) ? urlOf(text) : null;
  if (url === null) return [];
  return [
    `https://${url.host}${url.pathname === "/" ? "" : url.pathname}${url.search}${url.hash}`,
    url.hostname,
    ...(url.pathname === "/" ? [] : [url.pathname]),
  ];
};

const COLOUR = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

const colours = (text: string): readonly string[] => {
  const [, digits] = COLOUR.exec(text) ?? [];
  if (digits === undefined) return [];
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return [`#${six.toUpperCase()}`];
};

/** Candidates for an address, a path, an id or a colour; the field's schema selects. */
export const intendedAddresses = (written: string): readonly string[] => {
  const text = written.trim();
  if (text === "" || text.length > 300) return [];
  const [mail] = /[^\s<>:]+@[^\s<>]+/.exec(text) ?? [];
  const parts = text.split("/").filter((part) => part !== "");
  return [
    ...colours(text),
    ...(mail === undefined ? [] : [mail, `mailto:${mail}`]),
    ...(/^\+?[\d ]{5,}$/.test(text) ? [`tel:${text.replaceAll(" ", "")}`] : []),
    ...addresses(text),
    ...(/^https?:/i.test(text) ? [] : ownPaths(text)),
    asName(text.startsWith("/") ? (parts.at(-1) ?? "") : text),
  ];
};
