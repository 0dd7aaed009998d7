import { describeFault } from "./describe-fault";
import { firstFault } from "./first-fault";
import type { SyntaxFault } from "./syntax-fault";

/** The file's format, when it is not JSON with a mistake. */
const describeFile = (text: string): SyntaxFault | null => {
  if (text.trim() === "") {
    return {
      offset: 0,
      message: "Filen er tom.",
      cure: "Kopier en fil som ligner, fra samme mappe, eller slett filen.",
    };
  }
  const conflict = /^(?:<{7}|>{7})(?= |$)/m.exec(text);
  if (conflict) {
    return {
      offset: conflict.index,
      message: "Filen har to utgaver av de samme linjene (en konflikt i git).",
      cure: "Behold den utgaven som er riktig, og fjern linjene som begynner med <<<<<<<, ======= og >>>>>>>.",
    };
  }
  if (text.startsWith("{\\rtf") || /^\s*<[!?a-z]/i.test(text)) {
    return {
      offset: 0,
      message: "Filen er et dokument fra en tekstbehandler eller en nettleser, ikke JSON.",
      cure: "Skriv innholdet i en teksteditor som Visual Studio Code. Kopier gjerne en fil som ligner, fra samme mappe.",
    };
  }
  return /^\s*[{[]/.test(text)
    ? null
    : {
        offset: text.length - text.trimStart().length,
        message: "Filen begynner ikke med {.",
        cure: "Sett { først og } sist i filen, og alle feltene mellom dem.",
      };
};

/** Why a text is invalid JSON; null when it is valid. */
export const describeSyntax = (text: string): SyntaxFault | null => {
  const fault = firstFault(text);
  return fault && (describeFile(text) ?? describeFault(fault, text));
};
