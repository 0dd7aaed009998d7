import { FOR_OPERATORS } from "../../../../domain/contracts/groups";
import { listed } from "../../../../domain/time/norwegian";
import type { Field, Form } from "../../../api/form";

/** A part of a large form, edited alone: a list or an object, or the plain fields of a group. */
export interface Part {
  /** That of its first field. */
  readonly name: string;
  readonly title: string;
  readonly group: string | null;
  readonly fields: readonly Field[];
}

const LARGE: readonly Form["kind"][] = ["list", "object", "options", "record"];

const isLarge = ({ form }: Field): boolean => LARGE.includes(form.kind);

/** What has no group is first, what is for operators last. */
const rank = ({ group }: Part): number => {
  if (group === null) return 0;
  return group === FOR_OPERATORS ? 2 : 1;
};

/** "Husets navn og beskrivelse", "Kjennetegn, vertsnavn med mer" */
const titleOf = (fields: readonly Field[]): string => {
  const labels = fields.map(({ label }, at) => (at === 0 ? label : label.toLowerCase()));
  return labels.length < 3 ? listed(labels) : `${labels.slice(0, 2).join(", ")} med mer`;
};

const partOf = (fields: readonly Field[]): readonly Part[] => {
  const [first] = fields;
  return first === undefined ? [] : [{ name: first.name, title: titleOf(fields), group: first.group, fields }];
};

/** Parts of a form by their groups, those for operators last. */
export const partsOf = (form: Form): readonly Part[] => {
  if (form.kind !== "object") return [];
  const groups = [...new Set(form.fields.map(({ group }) => group))];
  const parts = groups.flatMap((group) => {
    const within = form.fields.filter((field) => field.group === group);
    return [
      ...partOf(within.filter((field) => !isLarge(field))),
      ...within.filter(isLarge).flatMap((field) => partOf([field])),
    ];
  });
  return parts.sort((a, b) => rank(a) - rank(b));
};

/** The part that has a field. */
export const partWith = (form: Form, name: string): Part | null =>
  partsOf(form).find(({ fields }) => fields.some((field) => field.name === name)) ?? null;
