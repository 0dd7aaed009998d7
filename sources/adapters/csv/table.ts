import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { columnsOf, hasHeadings, MOMENT_COLUMN } from "./columns";
import { dividedMoment } from "./norwegian";

/** A row keyed by column, with the last line it takes up in the file. */
export interface Row {
  readonly line: number;
  readonly fields: ReadonlyMap<string, string>;
  /** What is below no heading. */
  readonly unnamed: readonly string[];
  /** Whether there are more fields than headings: none is surely below its own. */
  readonly hasTooMany: boolean;
}

export interface Table {
  /** As they are written. */
  readonly headings: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

const DELIMITERS = [";", "\t", ","] as const;

/** In some countries Excel writes the delimiter on a line of its own. The line is kept, for correct line numbers. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF?(sep=.(?=\r?\n))?/, "");

/** As many lines may stand above the headings: the name of the table, as Numbers writes it. */
const ABOVE = 5;

/** The most frequent delimiter in the first line; a semicolon, as in Norwegian spreadsheets, when in doubt. */
const delimiterOf = (text: string): string => {
  const lines = text.trimStart().split(/\r?\n|\r/, ABOVE + 1);
  const first = lines.find((line) => hasHeadings(line.split(/[;\t,]/))) ?? lines[0] ?? "";
  const count = (one: string): number => first.split(one).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
};

/** The parser's result with `info`, which its types leave out. */
const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

/** A field by its column; of day and hour in one, both. */
const entriesOf = (column: string, value: string): readonly (readonly [string, string])[] => {
  if (column === "") return [];
  if (column !== MOMENT_COLUMN) return [[column, value]];
  const [date, time] = dividedMoment(value);
  return [
    ["dato", date],
    ["tid", time],
  ];
};

/**
 * The rows of a file; empty rows are left out.
 *
 * @returns The line of an unclosed quotation mark, if any: the rows after it cannot be told apart.
 */
export const tableIn = (text: string, hasHall = true): Table | { readonly unclosed: number } => {
  const plain = withoutMark(text);
  try {
    const all = records.parse(
      parse(plain, {
        delimiter: delimiterOf(plain),
        // Also files joined from several.
        record_delimiter: ["\r\n", "\n", "\r"],
        info: true,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        skip_records_with_empty_values: true,
        trim: true,
      }),
    );
    const top = all.slice(0, ABOVE + 1).findIndex(({ record }) => hasHeadings(record));
    const [header, ...rest] = all.slice(Math.max(0, top));
    const headings = header?.record ?? [];
    const columns = columnsOf(headings, hasHall);
    const width = columns.findLastIndex((column) => column !== "") + 1;
    return {
      headings,
      columns,
      rows: rest.map(({ record, info: { lines } }) => ({
        line: lines,
        fields: new Map(record.flatMap((value, at) => entriesOf(columns[at] ?? "", value.trim()))),
        unnamed: record.filter((_, at) => !columns[at]),
        hasTooMany: record.slice(width).some((value) => value.trim() !== ""),
      })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { unclosed: Number(Reflect.get(error, "lines")) };
  }
};
