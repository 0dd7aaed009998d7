import { z } from "zod";
import { field, key } from "../../define/field";
import { namedObject } from "../../define/naming";
import { id, phoneNumber, text } from "../../fields";

/** A contact; listed by the site, and shown in blocks. */
export const contact = namedObject("Contact", "A contact: a role, never a person.", {
  id: key(id, { help: "Kjennetegnet som sider peker på.", example: "kulturkontoret" }),
  name: field(text, { label: "Navn", help: "En rolle eller et kontor, ikke en person.", example: "Kulturkontoret" }),
  role: field(text.optional(), {
    label: "Oppgave",
    help: "Hva man kan spørre om.",
    example: "Utleie og arrangementer",
  }),
  phone: field(phoneNumber.optional(), {
    label: "Telefon",
    help: "Telefonnummeret.",
    isShort: true,
    example: "00 00 00 01",
  }),
  email: field(z.email("er ikke en e-postadresse. → Skriv for eksempel post@example.no.").optional(), {
    label: "E-post",
    help: "E-postadressen.",
    isShort: true,
    example: "kultur@example.no",
  }),
});

export type Contact = z.infer<typeof contact>;
