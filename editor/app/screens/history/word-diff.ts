/** A run of a text: in both texts, only in the earlier one, or only in the later one. */
export interface Run {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Longer texts are compared by their common beginning and end only. */
const MAX_COMPARISONS = 4_000_000;

const wordsIn = (text: string): readonly string[] => text.match(/\s*\S+|\s+/g) ?? [];

/** Lengths of the longest common subsequences of what follows each pair of places, a row per earlier word. */
const commonLengths = (before: readonly string[], after: readonly string[]): readonly Uint16Array[] => {
  const rows = [new Uint16Array(after.length + 1)];
  for (const word of before.toReversed()) {
    const [below = rows[0]] = rows;
    const row = new Uint16Array(after.length + 1);
    for (let j = after.length - 1; j >= 0; j -= 1)
      row[j] = word === after[j] ? (below?.[j + 1] ?? 0) + 1 : Math.max(below?.[j] ?? 0, row[j + 1] ?? 0);
    rows.unshift(row);
  }
  return rows;
};

/** The runs of words that two texts share, and those that only one of them has. */
export const wordDiff = (before: string, after: string): readonly Run[] => {
  const [old, own] = [wordsIn(before), wordsIn(after)];
  const runs: Run[] = [];
  const add = (kind: Run["kind"], words: readonly string[]): void => {
    const last = runs.at(-1);
    const text = words.join("");
    if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + text };
    else if (text !== "") runs.push({ kind, text });
  };
  const most = Math.min(old.length, own.length);
  let start = 0;
  while (start < most && old[start] === own[start]) start += 1;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === own[own.length - 1 - end]) end += 1;
  const [gone, come] = [old.slice(start, old.length - end), own.slice(start, own.length - end)];
  const common = gone.length * come.length > MAX_COMPARISONS ? [] : commonLengths(gone, come);
  add("same", old.slice(0, start));
  let [i, j] = [0, 0];
  while (i < gone.length && j < come.length) {
    if (gone[i] === come[j]) {
      add("same", gone.slice(i, i + 1));
      i += 1;
      j += 1;
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) {
      add("removed", gone.slice(i, i + 1));
      i += 1;
    } else {
      add("added", come.slice(j, j + 1));
      j += 1;
    }
  }
  add("removed", gone.slice(i));
  add("added", come.slice(j));
  add("same", own.slice(own.length - end));
  return runs;
};
