import type { Circumstances, TestContent } from "../test-content";

/** One mistake of an editor and one message of the check; docs/meldinger.md shows it. */
export interface Example {
  /** The mistake, in Bokmål: a heading of the page. */
  readonly slip: string;
  /** Makes the mistake in the test site, which is valid. */
  readonly make: (content: TestContent) => TestContent;
  readonly circumstances?: Circumstances;
}

export interface Subject {
  /** In Bokmål: a heading of the page. */
  readonly heading: string;
  readonly examples: readonly Example[];
}

export const FILM = "productions/nattoget.json";
export const COMING = "productions/vinterlys.json";
export const QUIZ = "productions/quiz.json";
export const EVENTS = "events/desember.json";
export const FRONT = "pages/forside.json";
export const FILM_PAGE = "pages/film.json";
export const ARTICLE = "articles/personvern.json";
export const SITE = "sites/huset.json";
export const MENU = "menus/meny.json";
export const REDIRECTS = "settings/redirects.json";

/** A field with another value; undefined removes the field. */
export const field = (slip: string, file: string, name: string, value: unknown): Example => ({
  slip,
  make: (content) => content.set(file, name, value),
});

/** Several fields of one file with other values. */
export const fields = (slip: string, file: string, values: Readonly<Record<string, unknown>>): Example => ({
  slip,
  make: (content) => Object.entries(values).reduce((all, [name, value]) => all.set(file, name, value), content),
});

/** A file with another text, or with other bytes. */
export const written = (slip: string, file: string, text: string | Buffer): Example => ({
  slip,
  make: (content) => content.write(file, text),
});
