import { z } from "zod";
import { defineBlock } from "./define-block";
import { emptyText, heading, moreLink } from "./settings";

export const tickets = defineBlock({
  component: "tickets",
  train: "film-club",
  version: "v1",
  label: "Mine billetter",
  about: "«Mine billetter»: billettene til den som er logget inn, med QR-kode. De hentes i leserens egen nettleser.",
  doc: "A member's tickets with their QR codes. They are fetched in the browser; the page itself holds none.",
  settings: z.strictObject({
    heading: heading("Billettene dine"),
    emptyText: emptyText("Du har ingen billetter nå.", ""),
    link: moreLink("Where a member without tickets is sent, or null."),
  }),
  memberScreen: () => "tickets",
});
