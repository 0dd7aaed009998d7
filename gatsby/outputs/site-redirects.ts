import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { encodedPath, redirectPath } from "../../domain/addresses/redirect-path";
import { type SiteRedirects, siteRedirectsSchema } from "../../domain/contracts/site-redirects";
import { relyOn } from "../../domain/rely-on";
import { expectShape } from "../expect-shape";

/** Where Gatsby writes its list of redirects for the browser; src/app imports it as "site-redirects.json". */
export const REDIRECTS_FILE = resolve(".cache/redirects.json");

const pageNode = z.object({ path: z.string() });
const redirectsNode = z.object({ redirects: z.array(z.object({ from: z.string(), to: z.string() })) });

interface Content {
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Paths of pages. */
  readonly paths: Iterable<string>;
}

/**
 * The redirects that apply in the browser. Gatsby documents that pages win over redirects, but its list for the browser
 * has both. It compares a redirect with the path as the browser has it, which is encoded.
 */
export const browserRedirects = ({ redirects, paths }: Content): SiteRedirects => {
  const pages = new Set(paths);
  return redirects.flatMap(({ from, to }) => {
    const path = redirectPath(from);
    return path === null || pages.has(path) ? [] : [{ fromPath: encodedPath(path), toPath: to }];
  });
};

/** The same from nodes: those of type Page and RedirectsSettings. */
export const redirectsOfNodes = (pages: readonly unknown[], settings: readonly unknown[]): SiteRedirects =>
  browserRedirects({
    redirects: settings.flatMap((node) => redirectsNode.safeParse(node).data?.redirects ?? []),
    paths: pages.flatMap((node) => pageNode.safeParse(node).data?.path ?? []),
  });

/** @throws When Gatsby's file does not hold the redirects that were created. */
export const assertRedirects = (created: SiteRedirects, file = REDIRECTS_FILE): void => {
  const where = ".cache/redirects.json";
  relyOn(existsSync(file), { expected: "the list of redirects", where });
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  const list = expectShape(siteRedirectsSchema, { value, expected: "fromPath and toPath of each redirect", where });
  // Gatsby writes paths in lower case, since it compares them so.
  const isListed = (one: SiteRedirects[number]): boolean =>
    list.some(({ fromPath, toPath }) => fromPath === one.fromPath.toLowerCase() && toPath === one.toPath);
  const missing = created.find((one) => !isListed(one));
  relyOn(missing === undefined, { expected: `the redirect ${JSON.stringify(missing)}`, where });
};
