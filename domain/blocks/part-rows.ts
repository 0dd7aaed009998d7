import { z } from "zod";
import { field, referenceTo } from "../define/field";
import { derived, named } from "../define/naming";
import { id, list, text } from "../fields";
import { ROW_CONTENTS } from "../hours/now-and-next";
import type { BlockContext } from "./block-context";
import { openDayOfPart } from "./opening-hours";

/** Fields of the blocks that show what is on in each part of the venue, and what is next. */

const shows = field(
  named({ name: "RowContents", doc: "What the row of a part shows." }, z.enum(ROW_CONTENTS)).default("all"),
  {
    label: "Viser",
    help: "all er både åpningstider og program, programme bare programmet i delens saler, hours bare åpningstidene.",
    choices: { all: "Åpningstider og program", programme: "Bare programmet", hours: "Bare åpningstidene" },
    doc: "all, programme or hours.",
    example: "all",
  },
);

const label = field(text, { label: "Navn", help: "Hva raden heter, helst ett kort ord.", example: "Bibliotek" });

const row = z.strictObject({
  label,
  part: field(id, {
    label: "Del av huset",
    help: "Id-en til åpningstidene for delen.",
    atForm: "Åpningstidene for delen.",
    refersTo: "OpeningHours",
  }),
  shows,
});

const partRow = named(
  { name: "PartRow", doc: "A part of the venue and the contents of its row." },
  z.object({
    label,
    part: field(referenceTo("OpeningHours"), { label: "Del", help: "Delen av huset.", example: "part { name }" }),
    shows,
    halls: field(z.array(id), {
      label: "Saler",
      help: "Salene i delen.",
      doc: "The keys of its halls.",
      example: ["kinosal"],
    }),
  }),
);

export const rows = field(list(row).default([]), {
  label: "Rader",
  help: "Delene av huset som vises, i rekkefølge; tom liste tar med alle som har åpningstider.",
});

interface Rows {
  readonly rows: readonly z.output<typeof row>[];
}

/** Parts whose hours a block shows; an empty list means all. */
export const partsOfRows = ({ rows: all }: Rows): readonly string[] => all.map(({ part }) => part);

export const partRows = derived(
  z.array(partRow),
  { doc: "The parts that it shows of, in order.", example: "rows { label part { name } }" },
  ({ rows: written }: Rows, { venueParts }: BlockContext) => {
    const parts = venueParts([...new Set(partsOfRows({ rows: written }))]);
    const all =
      written.length > 0 ? written : parts.map(({ id: part, name }) => ({ label: name, part, shows: "all" as const }));
    const rowOf = ({ label, part, shows }: (typeof all)[number]) => `${part} ${shows} ${label}`;
    const distinct = new Map(all.map((one) => [rowOf(one), one]));
    return [...distinct.values()].flatMap((one) => {
      const part = parts.find((found) => found.id === one.part);
      return part ? [{ label: one.label, part: part.id, shows: one.shows, halls: [...part.halls] }] : [];
    });
  },
);

/** Enough coming days with showings to find the next opening of a part that follows the programme. */
const OPEN_DAYS = 10;

export const openDaysOfRows = derived(
  z.array(openDayOfPart),
  {
    doc: "The next ten days with showings of each part that follows the programme.",
    example: "openDays { part date }",
  },
  ({ rows: written }: Rows, { openDays }: BlockContext) => {
    const counts = new Map<string, number>();
    return openDays(partsOfRows({ rows: written })).filter(({ part }) => {
      const count = counts.get(part) ?? 0;
      counts.set(part, count + 1);
      return count < OPEN_DAYS;
    });
  },
);
