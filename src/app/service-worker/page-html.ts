import { type Kind, kindOfFile } from "./kind-of-request";

/** What the worker reads from a page's HTML, and writes into it. Pages are the site's own, as the build wrote them. */

/**
 * A page with a line above it. A foyer screen has no header, and those who see it cannot do anything about the network.
 */
export const withLine = (html: string, line: string): string =>
  html.includes("<header") ? html.replace(/<body[^>]*>/, (body) => body + line) : html;

/** Without scripts, which would look for the data of a page that is not there. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, "");

/** With the one size of each picture that `filesOf` names. */
export const withPlainPictures = (html: string): string =>
  html.replace(/<source\b[^>]*>/g, "").replace(/(<img\b[^>]*?)\ssrcset="[^"]*"/gi, "$1");

/** The page's title as HTML, without the site's name after it. */
export const titleOf = (html: string): string | null =>
  /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.replace(/ – [^–]+$/, "") ?? null;

/** Puts entries into the page's list of what can be read. */
export const withKeptPages = (html: string, entries: string): string =>
  html.replace(/(<ul\b[^>]*\bdata-kept-pages\b[^>]*>)[\s\S]*?(<\/ul>)/, (_list, start: string, end: string) =>
    [start, entries, end].join(""),
  );

/** The site's own files of some kinds that a page refers to; of pictures one size. */
export const filesOf = (html: string, kinds: readonly Kind[]): readonly string[] => {
  const references = [...html.matchAll(/\s(?:src|href)="(\/[^"]+)"/g)].map(([, path = ""]) => path);
  return [...new Set(references)].filter((path) => kinds.some((kind) => kind === kindOfFile(path)));
};
