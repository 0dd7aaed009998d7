import type { Publishing } from "../../../api/publishing";
import { savedAt } from "../../text/saved-at";

/** "Sist publisert 4. desember kl. 18.00 av Demoredaktør." */
export const publishedWords = (last: Publishing["last"]): string => {
  if (last === null) return "Det er ikke publisert herfra ennå.";
  return `Sist publisert ${savedAt(last.at)}${last.by === "" ? "" : ` av ${last.by}`}.`;
};
