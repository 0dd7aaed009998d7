import { z } from "zod";
import { field } from "../define/field";
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
    screen: field(z.enum(["login", "account", "password", "profile"]), {
      label: "Skjerm",
      help: "login er innloggingen, account er skjemaet for å bli medlem, password er skjemaet for nytt passord, og profile er medlemmets side med utlogging.",
      choices: {
        login: "Innlogging",
        account: "Bli medlem",
        password: "Nytt passord",
        profile: "Medlemmets side",
      },
      doc: '"login", "account", "password" or "profile".',
      example: "login",
    }),
  }),
  memberScreen: ({ screen }) => screen,
});
