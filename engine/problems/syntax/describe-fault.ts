import { describeNumber, describeStrange, otherQuotes, semicolon } from "./describe-strange";
import { describeText } from "./describe-text";
import type { Fault, Token } from "./first-fault";
import { invisibleIn } from "./invisible";
import type { SyntaxFault } from "./syntax-fault";

/** Messages for grammar faults: missing, superfluous and unclosed tokens. */

const CLOSERS: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

const closer = ({ kind }: Token): string => CLOSERS[kind] ?? "";

const lineOf = (whole: string, offset: number): number => whole.slice(0, offset).split("\n").length;

/** The text from a token to the next space, comma or bracket: one value, to an editor. */
const runFrom = (whole: string, offset: number): string =>
  /^-?\d{1,3}(?: \d{3})+(?!\d)|^-?\d+(?:\.\d+)?(?:,-| ?\p{L}+\.?)(?=\s*[,}\]\r\n])|^[^\s,{}[\]";]*/u.exec(
    whole.slice(offset),
  )?.[0] ?? "";

/** A text closed with another mark runs to the next quotation mark on its line. */
const closedOtherwise = ({ text, offset }: Token): SyntaxFault | null => {
  const found = /([“”„‟″’‘'´])\s*[,}\]][^"]*"$/.exec(text);
  return found?.[1] === undefined ? null : otherQuotes(offset + found.index, found[1]);
};

/** The innermost open brace or bracket; a file beginning with neither is reported earlier. */
const innermost = ({ open, token }: Fault): Token => open.at(-1) ?? token;

const endsTooEarly = (fault: Fault, whole: string): SyntaxFault => {
  const opened = innermost(fault);
  const missing = [...fault.open].reverse().map(closer).join(" ");
  return {
    offset: fault.token.offset,
    message: `Filen slutter for tidlig: ${opened.kind} på linje ${lineOf(whole, opened.offset)} er aldri lukket.`,
    cure: `Her mangler ${missing}. Sett det der det hører hjemme, eller her nederst.`,
  };
};

const wrongCloser = (fault: Fault, whole: string): SyntaxFault => {
  const opened = innermost(fault);
  return {
    offset: fault.token.offset,
    message: `Her står ${fault.token.kind}, men ${opened.kind} på linje ${lineOf(whole, opened.offset)} er ikke lukket.`,
    cure: `Sett ${closer(opened)} foran.`,
  };
};

const commaTooMany = (comma: Token): SyntaxFault => ({
  offset: comma.offset,
  message: "Her står et komma for mye.",
  cure: "Fjern det. Komma står bare mellom to felter eller to punkter i en liste.",
});

const afterTheEnd = ({ token, before }: Fault, whole: string): SyntaxFault =>
  token.kind === "}" || token.kind === "]"
    ? {
        offset: token.offset,
        message: `Her står en ${token.kind} for mye.`,
        cure: "Fjern den, eller sett inn den som skulle åpnet den, lenger opp.",
      }
    : {
        offset: token.offset,
        message: `Her står det noe etter slutten av innholdet, som er på linje ${lineOf(whole, before?.offset ?? 0)}.`,
        cure: "Flytt det inn foran den siste }, eller fjern det.",
      };

const noName = (fault: Fault): SyntaxFault => {
  const { token, before } = fault;
  if (before?.kind === "," && (token.kind === "}" || token.kind === ",")) return commaTooMany(before);
  if (token.kind === ",") return commaTooMany(token);
  return {
    offset: token.offset,
    message: "Her skulle det stått et feltnavn.",
    cure: 'Skriv feltnavnet i anførselstegn, og kolon etter det: "title": "Nattekspressen".',
  };
};

const noValue = ({ token, before }: Fault): SyntaxFault => {
  if (before?.kind === "," && (token.kind === "]" || token.kind === ",")) return commaTooMany(before);
  if (before?.kind !== ":" && token.kind === ",") return commaTooMany(token);
  return before?.kind === ":"
    ? {
        offset: before.offset,
        message: "Her mangler en verdi etter kolonet.",
        cure: 'Skriv verdien, for eksempel "title": "Nattekspressen", eller fjern hele feltet.',
      }
    : {
        offset: token.offset,
        message: "Her mangler en verdi.",
        cure: "Skriv verdien: tekst i anførselstegn, et tall, true, false, null, { } eller [ ].",
      };
};

const noComma = (fault: Fault, whole: string): SyntaxFault => {
  const { token, before } = fault;
  if (before === null) return noValue(fault);
  if (token.kind === "unknown" && token.text.startsWith(";")) return semicolon(token.offset);
  const sameLine = !whole.slice(before.end, token.offset).includes("\n");
  if (before.kind === "number" && sameLine && ["number", "unknown", ":"].includes(token.kind)) {
    return describeNumber(runFrom(whole, before.offset), before.offset);
  }
  if (before.kind === "text" && sameLine && ["number", "unknown", "word"].includes(token.kind)) {
    return (
      closedOtherwise(before) ?? {
        offset: before.end - 1,
        message: "Her slutter teksten, men det står mer etter den.",
        cure: 'Står det anførselstegn inne i teksten, skriver du «disse», eller \\" i stedet for ". Ellers mangler et komma her.',
      }
    );
  }
  if (token.kind === ":") {
    return {
      offset: token.offset,
      message: "Her står et kolon for mye.",
      cure: 'Et felt skrives "navn": verdi. Mangler det en verdi eller et komma på linjen over?',
    };
  }
  return {
    offset: before.end,
    message: "Her mangler komma.",
    cure: "Sett komma her, etter verdien.",
  };
};

const noColon = ({ token, before }: Fault): SyntaxFault =>
  token.kind === "," || token.kind === "}"
    ? {
        offset: before?.offset ?? token.offset,
        message: `Feltet ${before?.text ?? ""} har ingen verdi.`,
        cure: `Skriv verdien etter kolon: ${before?.text ?? ""}: "…", eller fjern feltet.`,
      }
    : {
        offset: before?.end ?? token.offset,
        message: "Her mangler kolon.",
        cure: "Sett : mellom feltnavnet og verdien.",
      };

const byExpectation = (fault: Fault, whole: string): SyntaxFault => {
  switch (fault.expected) {
    case "name":
    case "firstName":
      return noName(fault);
    case "value":
    case "firstValue":
      return noValue(fault);
    case "colon":
      return noColon(fault);
    case "comma":
      return noComma(fault, whole);
    case "nothing":
      return afterTheEnd(fault, whole);
  }
};

/** 120,50: the decimal comma is parsed as a separator. */
const decimalComma = ({ expected, token, before }: Fault, whole: string): SyntaxFault | null => {
  if (expected !== "name" || before?.kind !== ",") return null;
  const kroner = /-?\d+$/.exec(whole.slice(0, before.offset))?.[0];
  if (kroner === undefined) return null;
  const offset = before.offset - kroner.length;
  if (token.text === "-") return describeNumber(`${kroner},-`, offset);
  return token.kind === "number"
    ? {
        offset,
        message: `Tallet ${kroner},${token.text} er skrevet med komma.`,
        cure: `Skriv punktum foran desimalene: ${kroner}.${token.text}.`,
      }
    : null;
};

const isMismatched = ({ token, open, expected }: Fault): boolean =>
  (token.kind === "}" || token.kind === "]") &&
  expected !== "nothing" &&
  open.at(-1)?.kind !== (token.kind === "}" ? "{" : "[");

/** The message for a fault. */
export const describeFault = (fault: Fault, whole: string): SyntaxFault => {
  const { token, expected } = fault;
  const inText = describeText(token, whole);
  if (inText) return inText;
  if (token.kind === "end") return endsTooEarly(fault, whole);
  if (token.kind === "number" && token.error !== null) {
    return describeNumber(runFrom(whole, token.offset), token.offset);
  }
  const comma = decimalComma(fault, whole);
  if (comma) return comma;
  const strange =
    token.kind === "comment" ||
    (token.kind === "unknown" && expected !== "comma" && expected !== "nothing") ||
    invisibleIn(token.text) !== null;
  if (strange) return describeStrange(token, expected, whole);
  if (isMismatched(fault)) return wrongCloser(fault, whole);
  return byExpectation(fault, whole);
};
