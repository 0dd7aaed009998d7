import { sentenceCase } from "../../domain/time/norwegian";

/** A title, and what people write into it because their calendar or table has no place for it. */
export interface Title {
  readonly title: string;
  readonly state: "cancelled" | "postponed" | "moved" | "soldOut" | "fewLeft" | null;
  /** "Avlyst pga. sykdom."; null when there is only the word. */
  readonly reason: string | null;
}

/** Words that mean only this, wherever they stand. */
const SURE = "avlys(?:t|es|est)|avbestilt|kansellert|cancell?ed|aflys(?:t|es)|inställ(?:d|t)";
/** Words that titles have too ("Innstilt på suksess"): a part of their own, in capitals, or at the end. */
const CANCELLED = `${SURE}|innstilt|utgår`;
const POSTPONED = "utsatt|utsett(?:es|ast)?|udsat|postponed";
const MOVED = "flytt(?:et|a|es|ast)|flyttad|moved|rescheduled|ny (?:dato|tid)|nytt (?:tidspunkt|sted)";
const SOLD_OUT = "utsolgt|utsel[dt]|udsolgt|slutsålt|sold out|full(?:tegna|tegnet|teikna|booka|booket)";
const FEW_LEFT = "få (?:(?:billett|plass)[ae]r )?(?:igjen|att)|få ledige(?: (?:billett|plass)[ae]r)?";
const ANY = `${CANCELLED}|${POSTPONED}|${MOVED}|${SOLD_OUT}|${FEW_LEFT}`;

const BEFORE = "(?<![\\p{L}\\p{N}-])";
const AFTER = "(?![\\p{L}\\p{N}-])";
const NOT = "(?<!(?<![\\p{L}])(?:ikke|ikkje|aldri|nesten|delvis)\\s+)";
const IS = "(?:(?:er|ble|vart|blir|nå|dessverre|obs|nb|merk)\\b\\W*)*";
const REASON = "p\\.?\\s?g\\.?\\s?a\\b|på ?grunn|grunnet|due to|because|fordi";
const MORE = `(?:(?:${REASON}|til|fra|inntil|to|until)${AFTER}|\\d).*`;

const PART = new RegExp(`^\\W*${IS}(?:${ANY})(?:\\s*[/,&]\\s*(?:${ANY}))*(?:[\\s,.]+(?:${MORE}))?\\W*$`, "iu");
const REASON_PART = new RegExp(`^(?:${REASON})`, "iu");
/** Brackets, dashes, colons and other marks between parts; a hyphen within a word is none. */
const SEPARATOR =
  /(\s*(?:(?:[()[\]{}*|!❌⚠❗‼]\ufe0f?)+|[–—]|(?<=\s)-+|-+(?=\s)|\s\/\s|[:;](?!\d)|,(?=\s))(?:[\s()[\]{}*|!:–—❌⚠❗‼-]\ufe0f?)*)/u;

const bareAt = (words: string, more: string): RegExp =>
  new RegExp(`\\s*${BEFORE}${IS}${NOT}(?:${words})${AFTER}(?:${more})?[.!]*\\s*`, "iu");
const WORD = bareAt(SURE, `[\\s,]+(?:${REASON}).*`);
const LAST = new RegExp(
  `(?<=\\S)\\s+(?:${IS}${NOT}(?:${CANCELLED}|${POSTPONED})|(?:er|blir)\\s+(?:${MOVED}|${SOLD_OUT}))(?:\\s+(?:${MORE}))?$`,
  "iu",
);
const SHOUTED = new RegExp(`\\s*${BEFORE}(?<!IKKE )(?:${ANY.toUpperCase()})${AFTER}[\\s,.]*`, "u");

interface Cut {
  readonly rest: string;
  readonly said: string;
}

/** Without the first part that is a state, and the part that is its reason. */
const withoutPart = (text: string): Cut | null => {
  const pieces = text.split(SEPARATOR);
  const parts = pieces.filter((_, at) => at % 2 === 0);
  const state = parts.findIndex((part) => PART.test(part));
  if (state === -1) return null;
  const reason = parts.findIndex((part, at) => at > state && REASON_PART.test(part));
  const isCut = (at: number): boolean => at === state || at === reason;
  const rest = parts.reduce((before, part, at) => {
    const between = pieces[at * 2 - 1] ?? "";
    // What closes a bracket of the title stays.
    if (isCut(at)) return before + (/^\s*[)\]}]+/.exec(between)?.[0] ?? "");
    if (!isCut(at - 1)) return before + between + part;
    const isOpened = /[([{]/.test(pieces[at * 2 - 3] ?? "");
    const mark = (isOpened ? between.replace(/[)\]}]/, "") : between).replaceAll(/[*!]/g, "");
    return `${before} ${mark}${/[([{]\s*$/.test(mark) ? "" : " "}${part}`;
  }, "");
  return { rest, said: [parts[state], parts[reason] ?? ""].join(" ") };
};

const withoutMatch = (text: string, pattern: RegExp): Cut | null => {
  const found = pattern.exec(text);
  if (found === null) return null;
  const [said] = found;
  return { rest: `${text.slice(0, found.index)} ${text.slice(found.index + said.length)}`, said };
};

const cut = (text: string): Cut | null =>
  withoutPart(text) ??
  withoutMatch(text, WORD) ??
  (/\p{Ll}{2}/u.test(text) ? withoutMatch(text, SHOUTED) : null) ??
  withoutMatch(text, LAST);

const STATES = [
  ["cancelled", new RegExp(`${BEFORE}(?:${CANCELLED})${AFTER}`, "iu")],
  ["postponed", new RegExp(`${BEFORE}(?:${POSTPONED})${AFTER}`, "iu")],
  ["moved", new RegExp(`${BEFORE}(?:${MOVED})${AFTER}`, "iu")],
  ["soldOut", new RegExp(`${BEFORE}(?:${SOLD_OUT})${AFTER}`, "iu")],
  ["fewLeft", new RegExp(`${BEFORE}(?:${FEW_LEFT})${AFTER}`, "iu")],
] as const;

const stateIn = (text: string): Title["state"] => STATES.find(([, words]) => words.test(text))?.[0] ?? null;

const WITH_REASON = new RegExp(`(?:${ANY})[\\s,.]+${MORE}`, "iu");

const reasonIn = (said: string): string | null => {
  const text = WITH_REASON.exec(said)?.[0]
    .replaceAll(/\s+/g, " ")
    .replace(/[\s.!,)\]]+$/u, "");
  return text === undefined ? null : `${sentenceCase(text.replace(/^\p{Lu}{2,}/u, (word) => word.toLowerCase()))}.`;
};

const EDGES =
  /^(?:[\s:;,.!*|/–—-]|(?:❌|✖|✗|⚠|🚫|⛔|🛑|❗|‼)\ufe0f?)+|(?:[\s:;,*|/–—-]|(?:❌|✖|✗|⚠|🚫|⛔|🛑|❗|‼)\ufe0f?)+$/gu;

/** A written title without the words that are states. */
export const titleIn = (written: string): Title => {
  const found = cut(written);
  if (found === null) return { title: written, state: null, reason: null };
  const rest = found.rest
    .replaceAll(/\s+/g, " ")
    .replaceAll(EDGES, "")
    .replace(/^(?:obs|nb|viktig)[\s!:]+/i, "");
  const next = titleIn(rest);
  const states = [stateIn(found.said), next.state];
  return {
    title: next.title,
    state: STATES.find(([state]) => states.includes(state))?.[0] ?? null,
    reason: reasonIn(found.said) ?? next.reason,
  };
};
