import { type Problem, problemInFile } from "../problems/problem";
import type { Content, SiteContent } from "./content";

const LISTS = ["menuItems", "pages", "productions", "events", "articles", "redirects", "languages"] as const;

const without = (content: SiteContent, file: string): SiteContent => {
  const keep = <Entry extends Content[(typeof LISTS)[number]][number]>(entries: readonly Entry[]): readonly Entry[] =>
    entries.filter(({ origin }) => origin.file !== file);
  return {
    ...content,
    menuItems: keep(content.menuItems),
    pages: keep(content.pages),
    productions: keep(content.productions),
    events: keep(content.events),
    articles: keep(content.articles),
    redirects: keep(content.redirects),
    languages: keep(content.languages),
  };
};

/** The file without which a step does not throw; the site's own when there is none. */
const cause = async (content: SiteContent, work: (content: SiteContent) => unknown): Promise<string> => {
  const files = new Set(LISTS.flatMap((list) => content[list].map(({ origin }) => origin.file)));
  for (const file of files) {
    try {
      await work(without(content, file));
      return file;
    } catch {
      // Not this file, or not this one alone.
    }
  }
  return content.site.origin.file;
};

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200);

/** The problem of a step that threw. */
export const stopped = (step: string, file: string, error: unknown): Problem =>
  problemInFile(
    file,
    `Kontrollen stanset i steget «${step}»: ${message(error)}.`,
    "Dette har programmet ikke tatt høyde for. Angre det siste som ble endret i filen, og meld fra til den som drifter nettstedet.",
  );

/** Runs the engine's steps so that none can abort it: exceptions are reported with step and file. */
export class Guard {
  readonly #problems: Problem[] = [];

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** One step for one file. */
  ofFile<Result>(step: string, file: string, { work, instead }: { work: () => Result; instead: Result }): Result {
    try {
      return work();
    } catch (error) {
      this.#problems.push(stopped(step, file, error));
      return instead;
    }
  }

  /** One step for the whole content; finds the file that causes an exception. */
  async ofContent<Result>(
    step: string,
    content: SiteContent,
    { work, instead }: { work: (content: SiteContent) => Result | Promise<Result>; instead: Result },
  ): Promise<Result> {
    try {
      return await work(content);
    } catch (error) {
      this.#problems.push(stopped(step, await cause(content, work), error));
      return instead;
    }
  }

  /** A check for the whole content. */
  async check(
    step: string,
    content: SiteContent,
    work: (content: SiteContent) => readonly Problem[] | Promise<readonly Problem[]>,
  ): Promise<readonly Problem[]> {
    return this.ofContent(step, content, { work, instead: [] });
  }
}
