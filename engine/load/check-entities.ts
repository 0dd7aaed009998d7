import type { LocalDate } from "../../domain/time/local-time";
import { checkChanges } from "../checks/changes";
import { checkContradictions } from "../checks/contradictions/contradictions";
import { checkDemonstration } from "../checks/demonstration";
import { checkEvents } from "../checks/events/events";
import { checkFilms } from "../checks/films";
import { linkedPaths } from "../checks/links";
import { checkLanguages } from "../checks/lost/languages";
import { checkMenuLevels } from "../checks/lost/menus";
import { checkMemberPages } from "../checks/member-pages";
import { checkMenus } from "../checks/menus";
import { checkPages } from "../checks/pages";
import type { PictureFactsCache } from "../checks/pictures/picture-facts-cache";
import { checkPictures } from "../checks/pictures/pictures";
import { checkPlainText } from "../checks/plain-text";
import { checkAlwaysShown } from "../checks/shown/always-shown";
import { checkShownShowings } from "../checks/shown/shown-showings";
import { checkSite } from "../checks/site";
import { checkInterruptedPull } from "../checks/sources/interrupted-pull";
import { checkPulled } from "../checks/sources/pulled";
import { checkWaiting } from "../checks/sources/waiting";
import type { WrittenLink } from "../content/clean-content";
import type { Content, SiteContent } from "../content/content";
import type { Guard } from "../content/guard";
import type { Problem } from "../problems/problem";
import type { FaultyFiles } from "../reading/faulty-files";

interface Circumstances {
  /** Content of every site in the folder, with the files' dates. */
  readonly clean: Content;
  readonly faulty: FaultyFiles;
  readonly guard: Guard;
  readonly today: LocalDate;
  readonly contentRoot: string;
  /** Links in texts. */
  readonly written: readonly WrittenLink[];
  readonly pictureFacts: PictureFactsCache;
}

/** Problems of entities and their references, before pages are made of them. */
export const checkEntities = async (
  content: SiteContent,
  { clean, faulty, guard, today, contentRoot, written, pictureFacts }: Circumstances,
): Promise<readonly Problem[]> => {
  // A demonstration's dates as in the files, for messages.
  const inFiles = { ...content, movedWeeks: 0, events: clean.events, productions: clean.productions };

  const misplaced = await guard.check("menyer", content, (some) => checkMenus(some, faulty));
  return [
    ...(await guard.check("nettsted", content, checkSite)),
    ...misplaced,
    ...(faulty.isWhole("menus") && misplaced.length === 0
      ? await guard.check("menynivåer", content, checkMenuLevels)
      : []),
    ...(await guard.check("forestillinger", inFiles, (some) => checkEvents(some, faulty))),
    ...(await guard.check("endringer", content, (some) => checkChanges(some, today))),
    ...(await guard.check("hentet", content, (some) => checkPulled(some, today))),
    ...(await guard.check("avbrutt henting", content, () => checkInterruptedPull(contentRoot))),
    ...(await guard.check("venter", content, () => checkWaiting(contentRoot))),
    ...(await guard.check("demonstrasjon", content, (some) => checkDemonstration(some, today))),
    ...(await guard.check("visningstid", content, (some) => [
      ...checkAlwaysShown(some),
      ...checkShownShowings(some, today),
    ])),
    ...(await guard.check("filmer", content, (some) => checkFilms(some, { today, faulty }))),
    ...(await guard.check("sider", content, checkPages)),
    ...(faulty.isWhole("pages") ? await guard.check("filmklubben", content, checkMemberPages) : []),
    ...(await guard.check("tekster", content, checkPlainText)),
    ...(await guard.check("språk", content, (some) =>
      checkLanguages(clean, { site: some.site, linked: linkedPaths(some, written), faulty }),
    )),
    ...(await guard.check("motsigelser", inFiles, (some) => checkContradictions(some, { sites: clean.sites, today }))),
    ...(await guard.check("bilder", content, (some) => checkPictures(some, { contentRoot, cache: pictureFacts }))),
  ];
};
