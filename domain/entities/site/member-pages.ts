import { z } from "zod";
import { field } from "../../define/field";
import { named } from "../../define/naming";
import { pagePath } from "../../fields";
import { MEMBER_SCREENS, SCREEN_FACTS } from "../../publishing/member-screens";

const pageOf = (screen: (typeof MEMBER_SCREENS)[number]) => {
  const { label, doc, example } = SCREEN_FACTS[screen];
  return field(pagePath, { label, help: "Siden i filmklubben.", doc, example });
};

export const memberPages = named(
  { name: "MemberPages", doc: "The path of the page that holds each screen of the film club." },
  z.object(Object.fromEntries(MEMBER_SCREENS.map((screen) => [screen, pageOf(screen)]))),
);
