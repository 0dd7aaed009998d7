const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const decoded = (entity: string, name: string): string => {
  if (!name.startsWith("#")) return ENTITIES[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return Number.isFinite(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
};

/** Inline elements; all others end a word. */
const INLINE = /<\/?(a|abbr|b|em|i|q|small|span|strong|sub|sup|time)\b[^>]*>/gi;

/** The words of sanitised HTML, without its tags; a heading ends like a sentence. */
export const plainText = (html: string): string =>
  html
    .replace(INLINE, "")
    .replace(/([^\s.!?:…>])\s*<\/h[2-6]>/g, "$1. ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#?\w+);/g, decoded)
    .replace(/\s+/g, " ")
    .trim();

/** The headings in HTML, which describe a page. */
export const headingsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<h[2-6]\b[^>]*>(.*?)<\/h[2-6]>/gs)].map(([, heading = ""]) => plainText(heading));
