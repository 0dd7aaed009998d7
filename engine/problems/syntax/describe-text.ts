import { otherQuotes } from "./describe-strange";
import type { Token } from "./first-fault";
import { invisibleIn } from "./invisible";
import type { SyntaxFault } from "./syntax-fault";

/** Messages for faults inside a JSON string, or at its end. */

const unclosed = (token: Token, whole: string): SyntaxFault => {
  const curly = /[“”„‟″]/.exec(token.text);
  if (curly) return otherQuotes(token.offset + curly.index, curly[0]);
  const next = whole.slice(token.end).trimStart();
  const goesOn = next !== "" && !/^["{}[\],]/.test(next);
  return goesOn
    ? {
        offset: token.offset,
        message: "Teksten går over flere linjer.",
        cure: 'Hold den på én linje, med " foran og bak. Felt med HTML kan være en liste med ett avsnitt på hver linje: ["<p>Første.</p>", "<p>Andre.</p>"].',
      }
    : {
        offset: token.offset,
        message: "Teksten som begynner her, er ikke lukket.",
        cure: 'Sett " til slutt i teksten.',
      };
};

const badEscape = ({ text, offset }: Token): SyntaxFault => {
  const found = /\\(?!["\\/bfnrtu])[\s\S]/.exec(text.replace(/\\[\\"]/g, "--"));
  return {
    offset: offset + (found?.index ?? 0),
    message: `Her står omvendt skråstrek foran «${found?.[0].slice(1) ?? ""}».`,
    cure: "I filnavn og adresser skriver du vanlig skråstrek: /. Skal det stå omvendt skråstrek i teksten, skriver du to: \\\\.",
  };
};

const badUnicode = ({ text, offset }: Token): SyntaxFault => ({
  offset: offset + Math.max(0, text.search(/\\u(?![0-9a-fA-F]{4})/)),
  message: "Etter \\u skal det stå fire sifre eller bokstaver fra a til f.",
  cure: "Skriv tegnet slik det er, for eksempel å. Koden for det trengs ikke.",
});

const controlCharacter = ({ text, offset }: Token): SyntaxFault => {
  const found = invisibleIn(text);
  return {
    offset: offset + (found?.index ?? 0),
    message: `Det står et usynlig tegn (${found?.name ?? ""}) inne i teksten.`,
    cure: "Slett det, og skriv et vanlig mellomrom hvis det skal være et.",
  };
};

/** The fault of a JSON string, or null. */
export const describeText = (token: Token, whole: string): SyntaxFault | null => {
  switch (token.error) {
    case "unclosedText":
      return unclosed(token, whole);
    case "badEscape":
      return badEscape(token);
    case "badUnicode":
      return badUnicode(token);
    case "controlCharacter":
      return controlCharacter(token);
    default:
      return null;
  }
};
