import { sentenceCase } from "../../../../domain/time/norwegian";
import type { Publishing } from "../../../api/publishing";
import { ago } from "../../text/ago";
import { savedAt } from "../../text/saved-at";
import { momentText } from "../../text/when";

/** "Sist publisert 4. desember kl. 18.00 av Demoredaktør." */
export const publishedText = (last: Publishing["last"]): string => {
  if (last === null) return "Det er ikke publisert herfra ennå.";
  return `Sist publisert ${savedAt(last.at)}${last.by === "" ? "" : ` av ${last.by}`}.`;
};

const joined = (sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== "").join(" ");

/** "Nettstedet ble oppdatert for 12 minutter siden. Neste gang kl. 18.00." */
export const refreshedText = ({ at, next }: Publishing["refreshed"]): string =>
  joined([
    at === null ? "" : `Nettstedet ble oppdatert ${ago(at, Date.now())}.`,
    next === null ? "" : `Neste gang kl. ${next}.`,
  ]);

/** "Programmet ble hentet for 12 minutter siden. Endret både her og hos kilden: 2. …" */
export const pulledText = (pulled: Publishing["pulled"]): string => {
  if (pulled === null || pulled.at === null) return "";
  const { at, conflicts, waiting } = pulled;
  return joined([
    `Programmet ble hentet ${ago(at, Date.now())}.`,
    conflicts === 0 ? "" : `Endret både her og hos kilden: ${conflicts}. Det står slik dere skrev det.`,
    waiting === 0 ? "" : `Venter på noe som dere må legge til: ${waiting}. Kontrollen sier hva.`,
  ]);
};

/** "Nettstedet skulle vært bygget på nytt torsdag 24. desember 2026 kl. 18.00. …" */
export const overdueText = ({ overdue }: Publishing["refreshed"]): string =>
  overdue === null
    ? ""
    : `Nettstedet skulle vært bygget på nytt ${momentText(overdue)}. Si fra til den som har ansvar for driften.`;

type Sources = NonNullable<Publishing["pulled"]>["sources"];

/** "bibliotek: sist lest for 12 minutter siden.", "kino: kan ikke leses, siden torsdag …. Aldri lest. Svarte …" */
export const sourceTexts = (sources: Sources): readonly { readonly text: string; readonly isSick: boolean }[] =>
  Object.entries(sources).map(([name, { at, since, failure }]) => {
    const read = at === null ? "aldri lest." : `sist lest ${ago(at, Date.now())}.`;
    const isSick = since !== null;
    const why = isSick ? `kan ikke leses, siden ${savedAt(since)}. ${sentenceCase(read)} ${failure ?? ""}` : read;
    return { text: `${name}: ${why}`.trim(), isSick };
  });
