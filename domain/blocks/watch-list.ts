import { z } from "zod";
import { defineBlock } from "./define-block";
import { emptyText, heading, moreLink } from "./settings";

export const watchList = defineBlock({
  component: "watch-list",
  train: "film-club",
  version: "v1",
  label: "Min liste",
  about:
    "«Min liste»: filmene leseren har satt på lista, med neste forestilling. Lista hentes i leserens egen nettleser.",
  doc: "The films on the visitor's list. They are fetched in the browser; the page itself has none.",
  settings: z.strictObject({
    heading: heading("Filmene du vil se"),
    emptyText: emptyText("Ingen filmer på lista ennå.", ""),
    link: moreLink("The link of an empty list, or null."),
  }),
  memberScreen: () => "list",
});
