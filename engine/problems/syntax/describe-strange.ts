import type { Expected, Token } from "./first-fault";
import { invisibleIn } from "./invisible";
import type { SyntaxFault } from "./syntax-fault";

/**
 * Messages for tokens invalid in JSON outside strings: other quotation marks, unquoted words, comments, odd numbers.
 */

const CURLY = /[“”„‟″«»]/;
const SINGLE = /['’‘‚`´]/;

/** A quotation mark that JSON does not allow. */
export const otherQuotes = (offset: number, mark: string): SyntaxFault => ({
  offset,
  message: `Her står ${mark} i stedet for rett anførselstegn.`,
  cure: 'Skriv " foran og bak teksten. Tekstbehandlere bytter tegnet av seg selv; bruk en teksteditor som Visual Studio Code.',
});

const LITERALS: Readonly<Record<string, string>> = {
  sann: "true",
  sant: "true",
  ja: "true",
  yes: "true",
  usann: "false",
  usant: "false",
  nei: "false",
  no: "false",
  none: "null",
  nil: "null",
  undefined: "null",
};

const literalFor = (word: string): string | undefined => {
  const lower = word.toLowerCase();
  return ["true", "false", "null"].includes(lower) ? lower : LITERALS[lower];
};

const MOMENT = /^\d{4}-\d\d-\d\d|^\d{1,2}:\d\d/;

/** A number and the characters attached to it: "098", "2026-12-01T18:00", "120kr", "1.2.3". */
export const describeNumber = (written: string, offset: number): SyntaxFault => {
  if (MOMENT.test(written)) {
    return {
      offset,
      message: `Datoen eller klokkeslettet ${written} står uten anførselstegn.`,
      cure: `Datoer og klokkeslett skrives som tekst: "${written}".`,
    };
  }
  if (/^-?0\d+$/.test(written)) {
    const number = written.replace(/0+(?=\d)/, "");
    return {
      offset,
      message: `Tallet ${written} begynner med 0.`,
      cure: `Skriv ${number}. Er det et nummer der nullen skal være med, skriver du det som tekst: "${written}".`,
    };
  }
  const spaced = /^-?\d{1,3}(?: \d{3})+$/.test(written);
  if (spaced) {
    return {
      offset,
      message: `Tallet ${written} har mellomrom.`,
      cure: `Skriv det uten mellomrom: ${written.replaceAll(" ", "")}.`,
    };
  }
  const [, number, unit] = /^(-?(?:0|[1-9]\d*)(?:\.\d+)?) ?(\p{L}+\.?|%|,-)$/u.exec(written) ?? [];
  if (number !== undefined && unit !== undefined) {
    return { offset, message: `Tallet ${number} har «${unit}» bak seg.`, cure: `Skriv bare tallet: ${number}.` };
  }
  return {
    offset,
    message: `«${written}» er ikke et tall slik JSON skriver det.`,
    cure: 'Et tall skrives med sifre, eventuelt med minus foran og punktum før desimalene: 120 eller 99.5. Er det ikke et tall, skriver du det som tekst, med " foran og bak.',
  };
};

/** The text up to the end of one text, to an editor. */
const textFrom = (whole: string, offset: number): string => {
  const text = /^[^,"{}[\]\r\n]*/.exec(whole.slice(offset))?.[0].trim() ?? "";
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

const describeWord = ({ text: word, offset }: Token, expected: Expected, whole: string): SyntaxFault => {
  if (expected === "name" || expected === "firstName") {
    return { offset, message: `Feltnavnet ${word} står uten anførselstegn.`, cure: `Skriv "${word}".` };
  }
  const text = textFrom(whole, offset);
  const literal = literalFor(word);
  return literal === undefined
    ? {
        offset,
        message: `Teksten ${text} står uten anførselstegn.`,
        cure: 'Sett " foran og bak teksten. Bare tall, true, false og null skal stå uten.',
      }
    : {
        offset,
        message: `JSON kjenner ikke ${word}.`,
        cure: `Skriv ${literal}, med små bokstaver og uten anførselstegn.`,
      };
};

export const semicolon = (offset: number): SyntaxFault => ({
  offset,
  message: "Her står et semikolon.",
  cure: "Skriv komma mellom feltene, og ingenting etter det siste.",
});

/** The message for a token unknown to JSON. */
export const describeStrange = (token: Token, expected: Expected, whole: string): SyntaxFault => {
  const { text, offset } = token;
  if (token.kind === "comment" || text.startsWith("#") || text === "/") {
    return {
      offset,
      message: "Her står en kommentar, og det kan ikke stå kommentarer i JSON.",
      cure: "Fjern kommentaren.",
    };
  }
  const invisible = invisibleIn(text);
  if (invisible) {
    return {
      offset: offset + invisible.index,
      message: `Her står et usynlig tegn (${invisible.name}).`,
      cure: "Slett det, og skriv et vanlig mellomrom hvis det skal være et.",
    };
  }
  const curly = CURLY.exec(text);
  if (curly) return otherQuotes(offset + curly.index, curly[0]);
  if (SINGLE.test(text.charAt(0))) return otherQuotes(offset, text.charAt(0));
  if (text.endsWith(";")) return semicolon(offset + text.length - 1);
  if (expected === "colon") {
    return { offset, message: `Her står ${text} i stedet for kolon.`, cure: "Skriv : mellom feltnavnet og verdien." };
  }
  if (/^[-+.]?(?:\d|NaN|Infinity)|^[-+]$/.test(text)) return describeNumber(text, offset);
  return describeWord(token, expected, whole);
};
