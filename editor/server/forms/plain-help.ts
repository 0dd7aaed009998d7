import { sentenceCase } from "../../../domain/time/norwegian";
import type { Form } from "../../api/form";

const RAW = ["true", "false", "null"];

/** Raw file values, which a form shows by their labels. */
const rawValues = (form: Form): readonly string[] => {
  if (form.kind !== "choice" && form.kind !== "choices") return RAW;
  return [...RAW, ...form.choices.filter(({ value, label }) => value !== label).map(({ value }) => value)];
};

const isWordOf = (word: string, sentence: string): boolean =>
  new RegExp(`(^|[\\s«(])${word}(?=$|[\\s,.:;»)])`).test(sentence);

/** "true viser den, false skjuler den." → "Viser den." */
const withoutTruth = (sentence: string): string => {
  const whenTrue = /^true (.+?)(?:, false .*)?\.?$/.exec(sentence)?.[1];
  return whenTrue === undefined ? sentence : `${sentenceCase(whenTrue)}.`;
};

const isSameText = (sentence: string, label: string): boolean =>
  sentence.trim().replace(/\.$/, "").toLowerCase() === label.trim().toLowerCase();

/** "Husets navn.": what one or two words say of a field, its label says too. */
const isBrief = (help: string): boolean => help.trim().split(/\s+/).length <= 2;

/** Help without sentences that repeat the label. */
export const beyondLabel = (help: string, label: string): string =>
  isBrief(help)
    ? ""
    : help
        .split(/(?<=\.)\s+/)
        .filter((sentence) => !isSameText(sentence, label))
        .join(" ");

/**
 * Help text for a form. Definitions tell those who edit files which values to write; a form has labels for them, so
 * sentences about such values are left out.
 */
export const plainHelp = (help: string, form: Form, label: string): string => {
  const raw = rawValues(form);
  return beyondLabel(help, label)
    .split(/(?<=\.)\s+/)
    .map(withoutTruth)
    .map((sentence) => sentence.replace(/,? eller null\b[^.]*/, ""))
    .filter((sentence) => !raw.some((value) => isWordOf(value, sentence)))
    .join(" ");
};
