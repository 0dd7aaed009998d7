import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";

/** A row by the names of its columns, in lower case, and the line of the file on which it ends. */
export interface Row {
  readonly line: number;
  readonly fields: ReadonlyMap<string, string>;
}

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

const DELIMITERS = [";", "\t", ","] as const;

/** Excel writes the delimiter on a line of its own in some countries. It stays a line, so that lines are counted. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF?(sep=.(?=\r?\n))?/, "");

/** The delimiter of which the first line has the most; a semicolon, as Norwegian spreadsheets write, when in doubt. */
const delimiterOf = (text: string): string => {
  const [first = ""] = text.trimStart().split(/\r?\n|\r/, 1);
  const count = (one: string): number => first.split(one).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
};

const nameOf = (header: string): string => header.trim().toLowerCase();

/** What the parser gives with `info`, which its types do not say. */
const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

/**
 * The rows of a file; empty rows are left out.
 *
 * @returns The line of a quotation mark that is never closed, when there is one: what follows cannot be told apart.
 */
export const tableIn = (text: string): Table | { readonly unclosed: number } => {
  const plain = withoutMark(text);
  try {
    const [header, ...rest] = records.parse(
      parse(plain, {
        delimiter: delimiterOf(plain),
        // Also those of files that were put together from several.
        record_delimiter: ["\r\n", "\n", "\r"],
        info: true,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        skip_records_with_empty_values: true,
        trim: true,
      }),
    );
    const columns = header?.record.map(nameOf) ?? [];
    return {
      columns,
      rows: rest.map(({ record, info: { lines } }) => ({
        line: lines,
        fields: new Map(record.flatMap((value, at) => (columns[at] ? [[columns[at], value.trim()] as const] : []))),
      })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { unclosed: Number(Reflect.get(error, "lines")) };
  }
};
