import { z } from "zod";
import { byText } from "../collections/by-text";
import { grouped } from "../collections/grouped";
import { type AlikeTo, alikeAmong } from "../showings/alike";
import { byEvening, type ShowingsOn, sameEvening } from "../showings/evening";
import { turnsOf } from "../showings/showing-state";
import { waysOn } from "../showings/ways-on";
import type { Choice, ChoosableEvent, ChoosableProduction } from "./choice";
import { defineBlock } from "./define-block";
import { heading, today } from "./settings";

const choosing: Choice<{
  readonly events: {
    readonly showingsOn: ShowingsOn<ChoosableEvent>;
    readonly byPage: ReadonlyMap<string, readonly ChoosableEvent[]>;
  };
  readonly films: AlikeTo<ChoosableProduction>;
}> = {
  shared: {
    events: ({ events }) => ({
      showingsOn: byEvening(events),
      byPage: grouped([...events].sort(byText(({ start }) => start)), ({ page }) => page),
    }),
    films: ({ productions }) => alikeAmong(productions),
  },
  choose: ({ own, shared: { events, films }, moment }) => {
    const [self] = own("production").productions;
    const showings = own("own").events;
    const ids = new Set(showings.map(({ id }) => id));
    const isOther = ({ page, id }: ChoosableEvent) => page !== self?.page && !ids.has(id);
    const evening = sameEvening(showings, { showingsOn: events.showingsOn, isOther }, moment);
    const ways = evening.flatMap(({ id, page }) => {
      const ofPage = (events.byPage.get(page) ?? []).map((one) => ({ ...one, key: one.id }));
      return waysOn(ofPage, () => page, moment).get(id)?.id ?? [];
    });
    return {
      events: [...new Set([...evening.map(({ id }) => id), ...ways])],
      films: self ? films(self).map(({ id }) => id) : [],
    };
  },
};

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
      doc: "Of those given, the ones in the evening of its next showing, and the next with tickets of sold-out ones.",
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
  choice: choosing,
  derived: { today },
});
