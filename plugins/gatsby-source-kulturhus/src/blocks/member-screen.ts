import { z } from "zod";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const memberScreen = defineBlock({
  component: "member-screen",
  train: "film-club",
  version: "v1",
  about:
    "Et av filmklubbens skjemaer, eller medlemmets egen side. Lenkene til det går dit blokken står. Bare for hus med filmklubb.",
  doc: "A form of the film club, or the member's own page. Members are known in the browser only, so nothing of them is in the data.",
  settings: z.strictObject({
    heading,
    screen: z
      .enum(["login", "account", "password", "profile"])
      .describe(
        "login er innloggingen, account er skjemaet for å bli medlem, password er skjemaet for nytt passord, og profile er medlemmets side med utlogging.",
      ),
  }),
  fieldsSdl: `
    "Example: \\"Filmklubben\\""
    heading: String
    "\\"login\\", \\"account\\", \\"password\\" or \\"profile\\". Example: \\"login\\""
    screen: String!
  `,
  memberScreen: ({ screen }) => screen,
  fields: ({ heading, screen }) => ({ heading: heading ?? null, screen }),
});
