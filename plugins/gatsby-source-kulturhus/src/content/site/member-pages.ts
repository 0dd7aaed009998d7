import { z } from "zod";
import { MEMBER_SCREENS, type MemberPages } from "../../../../../src/rules/content/member-screens";
import { type About, field } from "../../define/field";
import { named } from "../../define/naming";
import { pagePath } from "../../fields";

const PAGES: Readonly<Record<keyof MemberPages, Pick<About, "label" | "doc" | "example">>> = {
  login: { label: "Innlogging", doc: "Logging in.", example: "/logg-inn" },
  account: { label: "Ny konto", doc: "Becoming a member.", example: "/ny-konto" },
  password: { label: "Nytt passord", doc: "Asking for a new password.", example: "/glemt-passord" },
  profile: { label: "Min side", doc: "The member's own page.", example: "/min-side" },
  list: { label: "Min liste", doc: "The films on the list.", example: "/min-side/liste" },
  tickets: { label: "Mine billetter", doc: "The member's tickets.", example: "/min-side/billetter" },
};

export const memberPages = named(
  { name: "MemberPages", doc: "The path of the page that holds each screen of the film club." },
  z.object(
    Object.fromEntries(
      MEMBER_SCREENS.map((screen) => [screen, field(pagePath, { help: "Siden i filmklubben.", ...PAGES[screen] })]),
    ),
  ),
);
