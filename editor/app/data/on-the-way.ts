import { STOPPED_ON_THE_WAY } from "../../api/pictures";

const KEPT = "Det du har skrevet, er tatt vare på i denne nettleseren.";

/** For an answer that is none of the desk's: what stands between it and the browser gave it, often as HTML. */
export const onTheWay = (status: number): string => {
  if (status === 500) return "Noe gikk galt i redaksjonens tjener.";
  if (status === 413) return STOPPED_ON_THE_WAY;
  if (status >= 502 && status <= 504)
    return `Webtjeneren foran redaksjonen får ikke svar fra den (${status}). ${KEPT} Prøv igjen om litt. Varer det, si fra til den som har ansvar for driften.`;
  return `Noe mellom nettleseren og redaksjonen svarte i stedet for den (${status}), for eksempel en innlogging eller en brannmur. ${KEPT} Last siden på nytt. Hjelper det ikke, vis dette til den som har ansvar for driften.`;
};
