import { either } from "../../domain/define/voices";
import { MEMBER_SCREENS, type MemberScreen, SCREEN_FACTS } from "../../domain/publishing/member-screens";
import type { SiteContent } from "../content/content";
import { type PlacedScreen, placedScreens } from "../expand/member-pages";
import { type Problem, problemAt } from "../problems/problem";

/** Screens with a block of their own. */
const BLOCKS: Partial<Readonly<Record<MemberScreen, string>>> = { list: "watch-list", tickets: "tickets" };

const blockOf = (screen: MemberScreen): string => BLOCKS[screen] ?? `member-screen med "screen": "${screen}"`;

const at = ({ block }: PlacedScreen) => ["blocks", block, "component"];

const missing = (placed: readonly PlacedScreen[]): readonly Problem[] => {
  const [first] = placed;
  if (!first) return [];
  return MEMBER_SCREENS.filter((wanted) => !placed.some(({ screen }) => screen === wanted)).map((screen) => {
    const { name } = SCREEN_FACTS[screen];
    return problemAt(first.page.origin, {
      at: at(first),
      message: `hører til filmklubben, men ingen side har ${name}, som lenkene går til.`,
      cure: `Sett blokken ${either(blockOf(screen), "«Filmklubbskjerm»")} på en side, eller fjern alle filmklubbens sider.`,
    });
  });
};

const twice = (placed: readonly PlacedScreen[]): readonly Problem[] =>
  placed.flatMap((one, index) => {
    const before = placed.slice(0, index).find(({ screen }) => screen === one.screen);
    return before
      ? [
          problemAt(one.page.origin, {
            at: at(one),
            message: `viser ${SCREEN_FACTS[one.screen].name}, men det gjør ${before.page.entity.path} også, og lenkene kan bare gå til én side.`,
            cure: "Fjern den ene av dem.",
          }),
        ]
      : [];
  });

const withoutAddress = (placed: readonly PlacedScreen[]): readonly Problem[] =>
  placed
    .filter(({ page }) => page.entity.path.includes(":"))
    .map((one) =>
      problemAt(one.page.origin, {
        at: at(one),
        message: `viser ${SCREEN_FACTS[one.screen].name}, men siden har mange adresser (${one.page.entity.path}).`,
        cure: "Sett blokken på en side med én adresse, uten kolon.",
      }),
    );

/** Each of the film club's screens has one page, or the site has no film club. */
export const checkMemberPages = ({ pages }: SiteContent): readonly Problem[] => {
  const placed = placedScreens(pages);
  return [...missing(placed), ...twice(placed), ...withoutAddress(placed)];
};
