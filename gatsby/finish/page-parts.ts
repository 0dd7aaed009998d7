import { relyOn } from "../../domain/rely-on";

/**
 * Parts that the build adds to a page after Gatsby has rendered it. A page that was not rendered again still has those
 * of an earlier build, so each is between two comments, by which it is found and replaced.
 *
 * No content can match such a comment: it contains `<` and `"`, and a serialiser never writes both unescaped. In text
 * and attributes `<` is escaped, and structured data has none.
 */
export type PagePart = "links" | "data";

const begin = (part: PagePart): string => `<!--begin "${part}"-->`;
const end = (part: PagePart): string => `<!--end "${part}"-->`;

/**
 * Where a part is inserted. Nothing before `</head>` can contain those letters, and only `</html>` follows `</body>`.
 */
const PLACES: Readonly<Record<PagePart, (html: string) => number>> = {
  links: (html) => html.indexOf("</head>"),
  data: (html) => (html.endsWith("</body></html>") ? html.length - "</body></html>".length : -1),
};

const withoutPart = (html: string, part: PagePart): string => {
  const from = html.indexOf(begin(part));
  if (from === -1) return html;
  const to = html.indexOf(end(part), from);
  if (to === -1) throw new Error(`The part "${part}" of a page has no end`);
  return html.slice(0, from) + html.slice(to + end(part).length);
};

/** The page as Gatsby rendered it. */
export const withoutParts = (html: string): string => withoutPart(withoutPart(html, "links"), "data");

/** The page with its parts, instead of those that an earlier build added. @throws When it is not a whole HTML page. */
export const withParts = (html: string, parts: Readonly<Record<PagePart, string>>): string => {
  const add = (page: string, part: PagePart): string => {
    const at = PLACES[part](page);
    relyOn(at !== -1, { expected: "</head> once, and </body></html> at the end", where: "a page that Gatsby wrote" });
    return [page.slice(0, at), begin(part), parts[part], end(part), page.slice(at)].join("");
  };
  return add(add(withoutParts(html), "data"), "links");
};
