import { type HtmlFile, htmlFiles } from "./built-site";
import { attribute, type Element, elementsOf } from "./markup";

/** A page of the built site, parsed once per worker. */
export interface BuiltPage extends HtmlFile {
  readonly elements: readonly Element[];
  readonly named: (tag: string) => readonly Element[];
}

let files: readonly HtmlFile[] | undefined;
const parsed = new Map<string, BuiltPage>();

const read = (): readonly HtmlFile[] => {
  files ??= htmlFiles();
  return files;
};

const open = (file: HtmlFile): BuiltPage => {
  const known = parsed.get(file.name);
  if (known) return known;
  const elements = elementsOf(file.html);
  const page = { ...file, elements, named: (tag: string) => elements.filter(({ tagName }) => tagName === tag) };
  parsed.set(file.name, page);
  return page;
};

/** Every page, in the same order on every machine. */
export const builtPages = (): readonly BuiltPage[] => read().map(open);

/** The page that a server sends for a route; the not-found page is one file, which is not a page's address. */
export const builtPage = (route: string): BuiltPage => {
  const address = route === "/404" ? "/404.html" : route;
  const file = read().find((one) => one.address === address);
  if (!file) throw new Error(`${route} is not among the built pages`);
  return open(file);
};

/** The contents of a page's meta elements, by name or property. */
export const metaOf = (page: BuiltPage): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    page
      .named("meta")
      .map((element) => [attribute(element, "name") ?? attribute(element, "property"), attribute(element, "content")])
      .filter(([name]) => name !== null),
  );

export const titleOf = (page: BuiltPage): string => {
  const [title] = page.named("title");
  const [text] = title?.childNodes ?? [];
  return text && "value" in text ? text.value.replace(/[\t\n\f\r ]+/g, " ").trim() : "";
};

/** Addresses of the links with a relation in a page's head. */
export const linked = (page: BuiltPage, relation: string): readonly (string | null)[] =>
  page
    .named("link")
    .filter((link) => attribute(link, "rel") === relation)
    .map((link) => attribute(link, "href"));
