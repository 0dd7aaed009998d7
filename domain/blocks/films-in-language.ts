import { z } from "zod";
import { field } from "../define/field";
import { list, locale, text } from "../fields";
import { turnsOf } from "../showings/showing-state";
import { defineBlock } from "./define-block";
import { emptyText, requiredHeading, today } from "./settings";
import { films } from "./slots";

export const filmsInLanguage = defineBlock({
  component: "films-in-language",
  isLazy: true,
  train: "events",
  version: "v3",
  label: "Filmer for gjester",
  about: "Filmene og arrangementene som gjester fra andre land forstår, med tider og billetter på deres språk.",
  doc: "Films and events that readers of another language understand, described in that language.",
  slots: { productions: films },
  settings: z.strictObject({
    heading: requiredHeading({ help: "Overskriften, på gjestenes språk.", example: "Films in English" }),
    language: field(locale, {
      label: "Språk",
      help: "Språket som blokken skriver: en er engelsk, de er tysk.",
      atForm: "Språket som blokken skriver.",
      refersTo: "Language",
      name: "words",
      doc: "The language that it is written in.",
      example: "words { key }",
    }),
    understood: field(list(text).min(1, "er tom. → Skriv minst ett språk, for eksempel Engelsk."), {
      label: "Språk leseren forstår",
      help: "Språk i tale eller tekst som leseren forstår, slik de står på filmene: Engelsk.",
      doc: "Languages of speech or subtitles that the reader understands, as productions have them.",
      example: ["Engelsk"],
    }),
    emptyText: emptyText("No films in English are showing just now."),
  }),
  horizon: () => null,
  turns: turnsOf,
  derived: { today },
});
