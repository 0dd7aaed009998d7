import { z } from "zod";
import { field } from "../../define/field";
import { named, namedObject } from "../../define/naming";
import { list, text, wholeNumber } from "../../fields";
import { TABLE_SHAPES } from "../../rooms/seating-plan";

const rows = namedObject("PlanRows", "Rows of chairs that are alike.", {
  rows: field(wholeNumber(1, 40), { label: "Rader", help: "Hvor mange slike rader det er.", example: 11 }),
  seats: field(wholeNumber(1, 60), { label: "Stoler", help: "Stoler i hver rad.", example: 20 }),
  aisles: field(list(wholeNumber(1, 60)).default([]), {
    label: "Ganger",
    help: "Nummeret på stolene som har en gang etter seg, talt fra venstre.",
    doc: "The chairs that have an aisle after them, counted from the left.",
    example: [10],
  }),
  desks: field(z.boolean().default(false), {
    label: "Pulter",
    help: "true når det står pulter foran stolene.",
    doc: "Whether there are desks in front of the chairs.",
    example: false,
  }),
  wheelchairSpaces: field(wholeNumber(0, 40).default(0), {
    label: "Rullestolplasser",
    help: "Rullestolplasser ytterst i disse radene, ved siden av stolene.",
    doc: "Wheelchair spaces at the ends of these rows, beside the chairs.",
    example: 4,
  }),
});

const tables = namedObject("PlanTables", "Tables that are alike.", {
  tables: field(wholeNumber(1, 100), { label: "Bord", help: "Hvor mange slike bord det er.", example: 20 }),
  shape: field(named({ name: "TableShape", doc: "The shape of a table." }, z.enum(TABLE_SHAPES)), {
    label: "Form",
    help: "Formen på bordet.",
    choices: {
      round: "Rundt",
      square: "Lite og firkantet",
      long: "Langbord",
      board: "Møtebord",
      horseshoe: "Hestesko",
      high: "Ståbord",
    },
    doc: "round, square, long, board, horseshoe or high.",
    example: "round",
  }),
  seats: field(wholeNumber(0, 60), { label: "Stoler", help: "Stoler ved hvert bord.", example: 8 }),
  across: field(wholeNumber(1, 20).optional(), {
    label: "Bord på tvers",
    help: "Hvor mange bord som står ved siden av hverandre.",
    doc: "How many are side by side.",
    example: 5,
  }),
});

/** Positions of chairs and tables in a set-up; anything unspecified is drawn from the set-up's kind and seats. */
export const seatingPlan = namedObject("SeatingPlan", "The positions of chairs and tables.", {
  front: field(text.optional(), {
    label: "Foran",
    help: "Hva som er foran i rommet.",
    doc: "What everybody looks at.",
    example: "Scene",
  }),
  rows: field(list(rows).default([]), {
    label: "Rader",
    help: "Stolrader, fra de forreste og bakover.",
    doc: "From the front backwards.",
    example: "rows { rows seats }",
  }),
  tables: field(list(tables).default([]), {
    label: "Bord",
    help: "Bord, fra de forreste og bakover.",
    doc: "From the front backwards.",
    example: "tables { tables shape seats }",
  }),
  standing: field(wholeNumber(0, 2_000).default(0), {
    label: "Ståplasser",
    help: "Hvor mange som står på fritt gulv.",
    doc: "The number of people who stand on a free floor.",
    example: 260,
  }),
});
