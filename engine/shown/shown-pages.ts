import { ENTITY_NAMES } from "../../domain/kinds";
import type { LocalDate, LocalDateTime } from "../../domain/time/local-time";
import type { WrittenLink } from "../content/clean-content";
import type { Entry, SiteContent } from "../content/content";
import type { Guard } from "../content/guard";
import { type ConcretePage, expandRoutes } from "../expand/expand-routes";
import { type Library, openLibrary } from "../expand/library";
import { type ResolvedPage, resolvePage } from "../expand/resolve-sources";
import type { Problem } from "../problems/problem";
import { chooseShown, type ShownContent } from "./choose-shown";

interface Whole {
  readonly today: LocalDate;
  readonly moment: LocalDateTime;
  /** Pages of the whole content, and its library. */
  readonly allPages: readonly ConcretePage[];
  readonly everything: Library;
  readonly isSound: (page: Entry<unknown>) => boolean;
  readonly written: readonly WrittenLink[];
  readonly guard: Guard;
}

interface ShownPages extends ShownContent {
  readonly pages: readonly ConcretePage[];
  readonly resolved: readonly { readonly page: ResolvedPage; readonly problems: readonly Problem[] }[];
  /** Links in visible texts. */
  readonly links: readonly WrittenLink[];
}

/** Chooses what is shown at the build's moment, and resolves its pages. */
export const shownPages = (content: SiteContent, whole: Whole): ShownPages => {
  const { today, moment, allPages, everything, isSound, written, guard } = whole;
  const chosen = chooseShown(content, { moment, pages: allPages });
  const { present, shown, reasonHidden } = chosen;
  const isWhole = shown === content;
  const library = isWhole ? everything : openLibrary(shown, today);
  const pages = isWhole ? allPages : expandRoutes(shown.pages.filter(isSound), library).pages;
  const { default: locale } = content.site.entity.locale;
  const resolved = pages.flatMap((page) =>
    guard.ofFile("kilder", page.page.origin.file, {
      work: () => [resolvePage(page, { library, everything, reasonHidden, locale })],
      instead: [],
    }),
  );
  const origins = new Set(ENTITY_NAMES.flatMap((name) => present[name].map(({ origin }) => origin)));
  const links = isWhole ? written : written.filter(({ origin }) => origins.has(origin));
  return { ...chosen, pages, resolved, links };
};
