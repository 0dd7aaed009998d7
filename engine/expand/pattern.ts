import { RE2JS } from "re2js";

/**
 * Filter patterns. They run on a linear-time engine, because a backtracking one can take exponential time for an
 * editor's mistake. Such an engine has no lookaround; the lookaheads that filters need, at the beginning ("^(?!Andre
 * Arrangementer$)"), become separate patterns that must, or must not, match.
 */
export type Matches = (text: string) => boolean;

interface Lookahead {
  readonly wanted: boolean;
  readonly pattern: string;
  readonly rest: string;
}

/** The end of the group that begins at `start`: its closing bracket, outside classes and escapes. */
const endOfGroup = (pattern: string, start: number): number | null => {
  let depth = 0;
  let inClass = false;
  for (let at = start; at < pattern.length; at += 1) {
    const character = pattern[at];
    if (character === "\\") at += 1;
    else if (inClass) inClass = character !== "]";
    else if (character === "[") inClass = true;
    else if (character === "(") depth += 1;
    else if (character === ")") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return null;
};

/** The first lookahead after "^". */
const leadingLookahead = (pattern: string): Lookahead | null => {
  if (!/^\(\?[!=]/.test(pattern)) return null;
  const end = endOfGroup(pattern, 0);
  // A repeated lookahead is not a separate condition.
  if (end === null || /^[*+?{]/.test(pattern.slice(end + 1))) return null;
  return { wanted: pattern[2] === "=", pattern: pattern.slice(3, end), rest: pattern.slice(end + 1) };
};

/** JavaScript's character escapes in the engine's syntax. */
const asEngineWrites = (pattern: string): string =>
  pattern.replace(/\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|(.))/gsu, (whole, long?: string, short?: string) =>
    long === undefined && short === undefined ? whole : `\\x{${long ?? short}}`,
  );

const plain = (pattern: string): Matches => {
  const compiled = RE2JS.compile(asEngineWrites(pattern));
  return (text) => compiled.test(text);
};

/** "^((?!kino).)*$": a single-line text without something. */
const WITHOUT = /^\^\((?:\?:)?\(\?!(?<pattern>.+)\)\.\)(?<count>[*+])\$$/u;

const compile = (pattern: string): Matches => {
  const without = WITHOUT.exec(pattern)?.groups;
  if (without?.pattern !== undefined && endOfGroup(`(${without.pattern})`, 0) === without.pattern.length + 1) {
    const has = plain(without.pattern);
    const fits = plain(`^.${without.count ?? "*"}$`);
    return (text) => fits(text) && !has(text);
  }
  if (!pattern.startsWith("^")) return plain(pattern);
  const conditions: Matches[] = [];
  let rest = pattern.slice(1);
  for (let found = leadingLookahead(rest); found; found = leadingLookahead(rest)) {
    const { wanted } = found;
    const fits = plain(`^(?:${found.pattern})`);
    conditions.push((text) => fits(text) === wanted);
    rest = found.rest;
  }
  // In "^(?!a)b|c" only the first alternative has the condition.
  if (conditions.length > 0 && /(?<!\\)\|/.test(rest)) return plain(pattern);
  conditions.push(plain(`^${rest}`));
  return (text) => conditions.every((fits) => fits(text));
};

const compiled = new Map<string, Matches | null>();

/** The matcher of a pattern; null when invalid, or unsupported by the engine. */
export const matcherOf = (pattern: string): Matches | null => {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  let matches: Matches | null = null;
  try {
    matches = compile(pattern);
  } catch {
    // The engine's messages are for programmers.
  }
  compiled.set(pattern, matches);
  return matches;
};
