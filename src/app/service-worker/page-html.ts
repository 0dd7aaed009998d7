import { type Kind, kindOfFile } from "./kind-of-request";

/** Reading and changing a page's HTML in the worker. Pages are the site's own, as the build wrote them. */

/**
 * A page with a notice above it. A foyer screen has no header, and those who see it cannot do anything about the
 * network.
 */
export const withNotice = (html: string, notice: string): string =>
  html.includes("<header") ? html.replace(/<body[^>]*>/, (body) => body + notice) : html;

/** Without scripts, which would request the data of a page that does not exist. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, "");

/** With the one size of each picture that `filesOf` names. */
export const withPlainPictures = (html: string): string =>
  html.replace(/<source\b[^>]*>/g, "").replace(/(<img\b[^>]*?)\ssrcset="[^"]*"/gi, "$1");

/** The page's title as HTML, without the site's name after it. */
export const titleOf = (html: string): string | null =>
  /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.replace(/ – [^–]+$/, "") ?? null;

/** Replaces the entries of the page's list of cached pages. */
export const withCachedPages = (html: string, entries: string): string =>
  html.replace(/(<ul\b[^>]*\bdata-kept-pages\b[^>]*>)[\s\S]*?(<\/ul>)/, (_list, start: string, end: string) =>
    [start, entries, end].join(""),
  );

/** The site's own files of some kinds that a page refers to; of pictures one size. */
export const filesOf = (html: string, kinds: readonly Kind[]): readonly string[] => {
  const references = [...html.matchAll(/\s(?:src|href)="(\/[^"]+)"/g)].map(([, path = ""]) => path);
  return [...new Set(references)].filter((path) => kinds.some((kind) => kind === kindOfFile(path)));
};
