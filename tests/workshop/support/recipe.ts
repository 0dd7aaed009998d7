import type { Workshop } from "./workshop";

/** One step of a recipe. */
interface Step {
  readonly file: string;
  /** A new file, lines below a named line, or lines in place of others. */
  readonly action:
    | { readonly kind: "create" }
    | { readonly kind: "below"; readonly line: string }
    | { readonly kind: "replace"; readonly lines: readonly string[] };
  readonly code: string;
}

export interface Recipe {
  readonly title: string;
  readonly steps: readonly Step[];
}

const last = (text: string, pattern: RegExp): RegExpMatchArray | undefined => [...text.matchAll(pattern)].at(-1);

const stepFrom = (words: string, code: string, before: string | undefined): Step | null => {
  const created = last(words, /New file\s+\*\*`([^`]+)`\*\*/g)?.[1];
  if (created !== undefined) return { file: created, action: { kind: "create" }, code };
  const file = last(words, /In\s+\*\*`([^`]+)`\*\*/g)?.[1] ?? before;
  if (file === undefined) return null;
  const replaced = last(words, /instead of the lines ((?:`[^`]+`(?: and |, )?)+)/g)?.[1];
  if (replaced !== undefined) {
    const lines = [...replaced.matchAll(/`([^`]+)`/g)].map(([, line = ""]) => line);
    return { file, action: { kind: "replace", lines }, code };
  }
  const line = last(words, /below(?:\s+the\s+line)?\s+`([^`]+)`/g)?.[1];
  return line === undefined ? null : { file, action: { kind: "below", line }, code };
};

/** Reads the numbered recipes ("## 1. Add a page") of a guide: which file, where in it, and what to paste. */
export const recipesIn = (guide: string): readonly Recipe[] =>
  guide
    .split(/^(?=## )/m)
    .filter((part) => /^## \d/.test(part))
    .map((part) => {
      const [title = "", ...rest] = part.split("\n");
      const steps: Step[] = [];
      for (const [, words = "", code = ""] of rest.join("\n").matchAll(/([\s\S]*?)^```[a-z]*\n([\s\S]*?)^```$/gm)) {
        const step = stepFrom(words, code, steps.at(-1)?.file);
        if (step === null) throw new Error(`${title}: the place of this code is missing:\n${code}`);
        steps.push(step);
      }
      return { title: title.replace(/^#+ /, ""), steps };
    });

const onlyMatch = (lines: readonly string[], passes: (line: string) => boolean, what: string): number => {
  const found = lines.flatMap((line, index) => (passes(line.trim()) ? [index] : []));
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${what} occurs ${found.length} times, not once`);
  return only;
};

const edited = (text: string, { file, action, code }: Step): string => {
  const lines = text.split("\n");
  const added = code.replace(/\n$/, "").split("\n");
  if (action.kind === "below") {
    const at = onlyMatch(lines, (line) => line === action.line.trim(), `${file}: ${action.line}`);
    return lines.toSpliced(at + 1, 0, ...added).join("\n");
  }
  if (action.kind === "create") return code;
  const [at = 0, ...others] = action.lines.map((wanted) => {
    const start = wanted.replace(/\s*…$/, "");
    return onlyMatch(lines, (line) => line.startsWith(start), `${file}: ${wanted}`);
  });
  others.forEach((other, index) => {
    if (other !== at + index + 1) throw new Error(`${file}: ${action.lines.join(", ")} do not follow each other`);
  });
  return lines.toSpliced(at, action.lines.length, ...added).join("\n");
};

/** Carries out a recipe literally. */
export const follow = (workshop: Pick<Workshop, "read" | "write">, { steps }: Recipe): void => {
  for (const step of steps) {
    workshop.write(step.file, edited(step.action.kind === "create" ? "" : workshop.read(step.file), step));
  }
};
