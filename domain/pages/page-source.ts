import { z } from "zod";
import { field } from "../define/field";
import { named, namedObject } from "../define/naming";
import { either } from "../define/voices";
import { MODEL_NAMES, MODELS } from "../entities/models";
import { list, namedChoice, optionalText } from "../fields";
import { sentenceCase } from "../time/norwegian";

const filter = namedObject("SourceFilter", "A condition on a property of a source's model.", {
  property: field(
    z
      .string()
      .regex(
        /^[A-Za-z]+(\[[A-Za-z0-9_=]+\])?(\.[A-Za-z]+(\[[A-Za-z0-9_=]+\])?)*$/,
        `er ikke ${either("navnet på et felt", "noe kilden har")}. → ${either("Skriv for eksempel title, contents[0].summary eller production.object.", "Spør den som drifter nettstedet om hva det heter.")}`,
      ),
    { label: "Felt", help: "Egenskapen som sammenlignes.", example: "contents[0].summary" },
  ),
  value: field(optionalText, {
    label: "Verdi",
    help: "Verdien. «:production» er delen av adressen som sidens sti gir det navnet.",
    atForm: "Det som skal passe. Begynner det med kolon, er det delen av adressen med det navnet.",
    example: "movie",
  }),
  operator: field(
    namedChoice("FilterOperator", "How a property is compared.", { eq: "Er lik", regex: "Passer mønsteret" }),
    {
      label: "Sammenligning",
      help: "eq er likt, regex er et mønster.",
      example: "eq",
    },
  ),
});

const choices = Object.fromEntries(MODEL_NAMES.map((name) => [name, sentenceCase(MODELS[name].plural)]));

/** Section 3, Source: the entities that a page takes its data from. */
export const sourceSchema = namedObject("PageSource", "Where a page takes its data from.", {
  name: field(
    z
      .string()
      .regex(
        /^[a-zA-Z][a-zA-Z0-9]{0,59}$/,
        "er ikke et navn. → Begynn med en bokstav, og bruk bare a–z og tall, uten mellomrom.",
      ),
    { label: "Navn", help: "Navnet som blokkene bruker.", example: "film" },
  ),
  model: field(named({ name: "SourceModel", doc: "What a page can take its data from." }, z.enum(MODEL_NAMES)), {
    label: "Hva",
    help: "Hva kilden gir: production, event eller article.",
    choices,
    doc: "production, event or article.",
    example: "production",
  }),
  collection: field(z.boolean(), {
    label: "Flere",
    help: "true gir alle som passer, false gir én.",
    example: false,
  }),
  filters: field(list(filter).default([]), {
    label: "Filtre",
    help: "Vilkårene som må være oppfylt.",
    doc: "Route parameters are filled in.",
    example: "filters { property value }",
  }),
});

export type PageSource = z.infer<typeof sourceSchema>;
export type SourceFilter = z.infer<typeof filter>;
