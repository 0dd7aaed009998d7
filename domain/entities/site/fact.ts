import { z } from "zod";
import { field, key } from "../../define/field";
import { id, text } from "../../fields";

/** A fact that texts bind by its id: "{fakta:holdeplass}". It is written into plain texts and into HTML. */
export const fact = z.strictObject({
  id: key(id, { help: "Navnet som tekster bruker.", example: "holdeplass" }),
  text: field(text.regex(/^[^<>&{}]*$/, "har tegn som fakta ikke kan ha. → Skriv uten <, >, & og krøllparenteser."), {
    label: "Tekst",
    help: "Det som står i tekstene, for eksempel 3 minutter.",
  }),
});
