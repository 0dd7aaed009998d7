import { decodedPath } from "../../domain/addresses/redirect-path";
import { isShownAt, notShownText, type ShownWindow } from "../../domain/publishing/shown-window";
import type { LocalDateTime } from "../../domain/time/local-time";
import { byId, type Entry, type SiteContent } from "../content/content";
import type { ConcretePage } from "../expand/expand-routes";
import type { ModelEntity } from "../expand/library";
import { withoutLinks } from "./without-links";

export interface ShownContent {
  /** Without hidden content, but with links to it. */
  readonly present: SiteContent;
  /** Without those links too, where a page can do without them. */
  readonly shown: SiteContent;
  /** Why pages are hidden, by path: "ikke vises før 4. desember 2026 kl. 12.00". */
  readonly gone: ReadonlyMap<string, string>;
  /** The same for an entity on pages; empty when it is shown. */
  readonly reasonHidden: (entity: ModelEntity) => string;
}

/** Showings have the window of their film or event. */
const windowOf = (content: SiteContent): ((entity: ModelEntity) => ShownWindow) => {
  const productions = byId(content.productions);
  return (entity) => ("production" in entity ? (productions.get(entity.production)?.entity ?? {}) : entity);
};

const hiddenAt = (
  pages: readonly ConcretePage[],
  { moment, windowOf }: { readonly moment: LocalDateTime; readonly windowOf: (entity: ModelEntity) => ShownWindow },
): ReadonlyMap<string, string> =>
  new Map(
    pages.flatMap(({ page, path, subjects }) => {
      const reasons = subjects.map(({ entity }) => notShownText(windowOf(entity), moment));
      const ofSubjects = reasons.every((reason) => reason !== "") ? (reasons[0] ?? "") : "";
      const reason = notShownText(page.entity, moment) || ofSubjects;
      return reason === "" ? [] : [[path, reason] as const];
    }),
  );

/**
 * Leaves out content that is hidden at a moment, and everything leading to it: later steps see no windows. `pages` are
 * those of the whole content.
 */
export const chooseShown = (
  content: SiteContent,
  { moment, pages }: { readonly moment: LocalDateTime; readonly pages: readonly ConcretePage[] },
): ShownContent => {
  const ownWindow = windowOf(content);
  const only = <Entity extends ShownWindow>(entries: readonly Entry<Entity>[]) =>
    entries.filter(({ entity }) => isShownAt(entity, moment));
  const present = {
    ...content,
    pages: only(content.pages),
    articles: only(content.articles),
    productions: only(content.productions),
    events: content.events.filter(({ entity }) => isShownAt(ownWindow(entity), moment)),
  };
  const isWhole = (["pages", "articles", "productions"] as const).every(
    (name) => present[name].length === content[name].length,
  );
  const reasonHidden = (entity: ModelEntity) => notShownText(ownWindow(entity), moment);
  if (isWhole) return { present: content, shown: content, gone: new Map(), reasonHidden };
  // A redirect from an address applies while its page is hidden.
  const redirected = new Set(content.redirects.map(({ entity }) => decodedPath(entity.from)));
  const gone = new Map([...hiddenAt(pages, { moment, windowOf: ownWindow })].filter(([path]) => !redirected.has(path)));
  return { present, shown: withoutLinks(present, new Set(gone.keys())), gone, reasonHidden };
};
