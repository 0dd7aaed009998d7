import { z } from "zod";
import { alikeFilms } from "../showings/alike";
import { sameEvening } from "../showings/evening";
import { turnsOf } from "../showings/showing-state";
import { defineBlock } from "./define-block";
import { heading, today } from "./settings";

export const relatedShowings = defineBlock({
  component: "related-showings",
  train: "program",
  version: "v8",
  label: "Mer samme kveld",
  about: "Hva annet som går samme kveld som neste forestilling, og filmer som ligner.",
  doc: "What else is on in the evening of a production's next showing, and films like it.",
  slots: {
    production: {
      model: "production",
      collection: false,
      doc: "The page's own production.",
      example: "production { title }",
    },
    own: { model: "event", collection: true, doc: "Its showings.", example: "own { start }" },
    events: {
      model: "event",
      collection: true,
      doc: "Of those given, the ones in the evening of its next showing.",
      example: "events { start }",
    },
    films: {
      model: "production",
      collection: true,
      optional: true,
      doc: "Of those given, up to two that are like it and have showings to come.",
      example: "films { title }",
    },
  },
  settings: z.strictObject({ heading: heading("Lignende filmer") }),
  turns: turnsOf,
  chooses: ({ productions, events }, moment) => {
    const [self] = productions.production ?? [];
    const own = events.own ?? [];
    const others = (events.events ?? []).filter(
      ({ page, id }) => page !== self?.page && own.every((one) => one.id !== id),
    );
    return {
      events: sameEvening(own, others, moment).map(({ id }) => id),
      films: self ? alikeFilms(self, productions.films ?? []).map(({ id }) => id) : [],
    };
  },
  derived: { today },
});
