import { z } from "zod";
import { field } from "../define/field";
import { date, text } from "../fields";

const GROUP = "Endringer";

/** The origin of a pulled entity; written by `npm run content:pull`. */
const origin = {
  name: field(text, { label: "Kilde", help: "Kilden, slik sources.json kaller den." }),
  id: field(text, { label: "Id hos kilden", help: "Kildens eget kjennetegn." }),
};

const about = {
  label: "Hentet fra",
  help: "Hvor det er hentet fra. Skrives av npm run content:pull.",
  group: GROUP,
  hidden: true,
  isMachine: true,
} as const;

/** The source of a film or an event. */
export const productionSource = field(z.strictObject(origin).optional(), about);

/** A showing's source, and its values at the last pull: any difference in the showing is an editor's. */
export const showingSource = field(
  z
    .strictObject({
      ...origin,
      said: field(z.record(z.string(), z.json()), {
        label: "Sagt sist",
        help: "Det kilden sa sist. Det som er annerledes på forestillingen, har redaksjonen endret.",
      }),
      gone: field(date.optional(), {
        label: "Borte",
        help: "Dagen kilden ikke lenger hadde forestillingen.",
      }),
    })
    .optional(),
  about,
);

/** An article's source, and digests of its texts at the last pull: a text that differs is an editor's. */
export const articleSource = field(
  z
    .strictObject({
      ...origin,
      said: field(z.record(z.string(), z.string()), {
        label: "Sagt sist",
        help: "Avtrykk av tekstene kilden ga sist. En tekst som er annerledes, har redaksjonen endret.",
      }),
    })
    .optional(),
  about,
);
