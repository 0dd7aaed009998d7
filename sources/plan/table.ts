/** A column of a table in plain text. */
export interface Column {
  readonly heading: string;
  /** In characters; longer texts wrap. */
  readonly width: number;
}

const GAP = "  ";

/** Wraps a text to a width, between words, and within words that are too long. */
export const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = "";
    }
    let rest = line === "" ? word : `${line} ${word}`;
    while (rest.length > width) {
      lines.push(rest.slice(0, width));
      rest = rest.slice(width);
    }
    line = rest;
  }
  return [...lines, line];
};

/** Aligned columns; a cell is a list of texts, each on a line of its own. */
export const tableText = (columns: readonly Column[], rows: readonly (readonly (readonly string[])[])[]): string => {
  const cells = rows.map((row) =>
    columns.map(({ width }, at) => (row[at] ?? []).flatMap((text) => wrapped(text, width))),
  );
  const widths = columns.map(({ heading }, at) =>
    Math.max(heading.length, ...cells.flatMap((row) => (row[at] ?? []).map(({ length }) => length))),
  );
  const lineOf = (texts: readonly string[]): string =>
    texts
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join(GAP)
      .trimEnd();
  const linesOf = (row: readonly (readonly string[])[]): readonly string[] =>
    Array.from({ length: Math.max(...row.map(({ length }) => length)) }, (_, line) =>
      lineOf(row.map((texts) => texts[line] ?? "")),
    );
  return [
    lineOf(columns.map(({ heading }) => heading)),
    lineOf(widths.map((width) => "-".repeat(width))),
    ...cells.flatMap(linesOf),
  ].join("\n");
};
