import { z } from "zod";
import { field } from "../define/field";
import { named } from "../define/naming";
import { joined } from "../fields/choice";
import { FORM_SCREENS, SCREEN_FACTS } from "../publishing/member-screens";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const memberScreen = defineBlock({
  component: "member-screen",
  train: "film-club",
  version: "v1",
  label: "Filmklubbskjerm",
  about:
    "Et av filmklubbens skjemaer, eller medlemmets egen side. Lenkene til det går dit blokken står. Bare for hus med filmklubb.",
  doc: "A form of the film club, or the member's own page. Members are known in the browser only, so nothing of them is in the data.",
  settings: z.strictObject({
    heading: heading("Filmklubben"),
    screen: field(named({ name: "FormScreen", doc: "A screen of the film club." }, z.enum(FORM_SCREENS)), {
      label: "Skjerm",
      help: `Hva siden viser: ${joined(
        FORM_SCREENS.map((screen) => `${screen} er ${SCREEN_FACTS[screen].name}`),
        "og",
      )}.`,
      choices: Object.fromEntries(FORM_SCREENS.map((screen) => [screen, SCREEN_FACTS[screen].label])),
      doc: `${joined(
        FORM_SCREENS.map((screen) => `"${screen}"`),
        "or",
      )}.`,
      example: "login",
    }),
  }),
  memberScreen: ({ screen }) => screen,
});
