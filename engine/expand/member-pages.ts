import { blockDefinition } from "../../domain/blocks";
import type { Page } from "../../domain/pages/page";
import { MEMBER_SCREENS, type MemberPages, type MemberScreen } from "../../domain/publishing/member-screens";
import type { Entry } from "../content/content";

/** A screen of the film club and its page in content. */
export interface PlacedScreen {
  readonly screen: MemberScreen;
  readonly page: Entry<Page>;
  /** Index of the page's block that shows it. */
  readonly block: number;
}

/** The film club's screens in page order; hidden blocks show none. */
export const placedScreens = (pages: readonly Entry<Page>[]): readonly PlacedScreen[] =>
  pages.flatMap((page) =>
    page.entity.blocks.flatMap((block, index) => {
      const screen = block.hide ? null : (blockDefinition(block.component)?.memberScreen?.(block.settings) ?? null);
      return screen === null ? [] : [{ screen, page, block: index }];
    }),
  );

const isComplete = (pages: Partial<MemberPages>): pages is MemberPages =>
  MEMBER_SCREENS.every((screen) => pages[screen] !== undefined);

/** The page of each screen; null when the site has no film club. The check ensures that all have one, or none. */
export const memberPagesOf = (pages: readonly Entry<Page>[]): MemberPages | null => {
  const placed: Partial<MemberPages> = Object.fromEntries(
    placedScreens(pages).map(({ screen, page }) => [screen, page.entity.path]),
  );
  return isComplete(placed) ? placed : null;
};
