import { sentenceCase } from "../../../../domain/time/norwegian";
import type { Publishing } from "../../../api/publishing";
import { ago } from "../../text/ago";
import { savedAt } from "../../text/saved-at";
import { momentText } from "../../text/when";

/** "Sist publisert 4. desember kl. 18.00 av Demoredaktør."; without a target, "Sist bygd på denne maskinen …" */
export const publishedText = ({ last, built, hasTarget }: Pick<Publishing, "last" | "built" | "hasTarget">): string => {
  const done = hasTarget ? last : built;
  if (done === null)
    return hasTarget ? "Det er ikke publisert herfra ennå." : "Det er ikke bygd på denne maskinen ennå.";
  const what = hasTarget ? "Sist publisert" : "Sist bygd på denne maskinen";
  const unseen = done.isSeen === false ? " Nettstedet viste ikke den nye utgaven da det ble spurt." : "";
  return `${what} ${savedAt(done.at)}${done.by === "" ? "" : ` av ${done.by}`}.${unseen}`;
};

/** How many things differ from what is published; before the first time, how many saves there are. */
export const countOf = ({ unpublished, changes }: Pick<Publishing, "unpublished" | "changes">): number =>
  unpublished === null ? changes.length : unpublished.entities.length + Number(unpublished.others > 0);

/** What waits to be published: "3 endringer er ikke publisert"; "Minst 40 …" where not all of them are told. */
export const waitingText = (status: Pick<Publishing, "unpublished" | "changes" | "last">): string => {
  const { unpublished, last } = status;
  const count = countOf(status);
  if (count === 0) return last === null ? "Ingenting er publisert herfra ennå" : "Alt er publisert";
  const least = unpublished?.isCut === true ? "Minst " : "";
  return `${least}${count} ${count === 1 ? "endring" : "endringer"} er ikke publisert`;
};

/** Seconds left of a run, by the durations of the last one; null while they are not known. */
export const secondsLeft = (steps: NonNullable<Publishing["attempt"]>["steps"]): number | null => {
  const left = steps.map(({ state, seconds, usual }) => {
    if (state === "done" || state === "failed") return 0;
    return usual === null ? null : Math.max(0, usual - seconds);
  });
  return left.includes(null) ? null : left.reduce<number>((sum, one) => sum + (one ?? 0), 0);
};

/** "Omtrent 2 minutter igjen." */
export const leftText = (seconds: number | null): string => {
  if (seconds === null) return "Det tar noen minutter. Du kan gå til andre sider imens.";
  if (seconds < 60) return "Under ett minutt igjen.";
  const minutes = Math.round(seconds / 60);
  return `Omtrent ${minutes === 1 ? "ett minutt" : `${minutes} minutter`} igjen. Du kan gå til andre sider imens.`;
};

const joined = (sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== "").join(" ");

/** "Nettstedet ble oppdatert for 12 minutter siden. Neste gang kl. 18.00." */
export const refreshedText = ({ refreshed: { at, next }, hasTarget }: Pick<Publishing, "refreshed" | "hasTarget">) =>
  joined([
    at === null || !hasTarget ? "" : `Nettstedet ble oppdatert ${ago(at, Date.now())}.`,
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
