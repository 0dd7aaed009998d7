import { z } from "zod";
import { turnsOf } from "../showings/showing-state";
import { defineBlock } from "./define-block";
import { childQuestion, emptyText, filters, heading, today } from "./settings";
import { films } from "./slots";

/** Settings shared by the lists of current and of coming films. */
const filmList = {
  code: "film-list",
  train: "events",
  version: "v3",
  slots: { productions: films },
  horizon: () => null,
  derived: { today },
};

const settingsOf = (title: string) =>
  z.strictObject({ heading: heading(title), filters, childQuestion, emptyText: emptyText("Ingen filmer") });

export const eventsList = defineBlock({
  ...filmList,
  component: "events-list",
  label: "Filmer nå",
  about: "Filmene som går nå, med neste forestilling.",
  doc: "Films that are showing, each with its next showings.",
  settings: settingsOf("På kino nå"),
  turns: turnsOf,
});

export const upcomingFilms = defineBlock({
  ...filmList,
  component: "upcoming-films",
  label: "Kommende filmer",
  about: "Kommende filmer etter premieredato.",
  doc: "Coming films by premiere.",
  settings: settingsOf("Kommende filmer"),
});
