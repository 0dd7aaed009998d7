import { computedOnce } from "../../../domain/collections/computed-once";
import { ENTITY_NAMES } from "../../../domain/kinds";
import type { Entry, SiteContent } from "../../content/content";
import { type FieldPath, type Problem, warningAt } from "../../problems/problem";

/** Editors' own notes, left behind. */

/** Reminders and filler text. */
const REMINDER = /(?<![\p{L}\d])(TODO|FIXME|TBA|TBD|[Ll]orem ipsum)(?![\p{L}\d])/u;

/** An address that works only on the editor's own machine. */
const OWN_MACHINE = /(?<![\p{L}\d.-])(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?=[:/]|$)/iu;

const inText = (text: string, origin: Entry<unknown>["origin"], at: FieldPath): readonly Problem[] => {
  const [reminder] = REMINDER.exec(text) ?? [];
  const [machine] = OWN_MACHINE.exec(text) ?? [];
  return [
    ...(reminder === undefined
      ? []
      : [
          warningAt(origin, {
            at,
            message: `har «${reminder}», som publikum får lese.`,
            cure: "Skriv det som mangler, eller fjern det.",
          }),
        ]),
    ...(machine === undefined
      ? []
      : [
          warningAt(origin, {
            at,
            message: `har adressen «${machine}», som bare virker på maskinen der den ble skrevet.`,
            cure: "Skriv adressen som andre når siden med.",
          }),
        ]),
  ];
};

const inValue = (value: unknown, origin: Entry<unknown>["origin"], at: FieldPath): readonly Problem[] => {
  if (typeof value === "string") return inText(value, origin, at);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    inValue(child, origin, [...at, Array.isArray(value) ? Number(key) : key]),
  );
};

const inEntry = computedOnce(({ entity, origin }: Entry<unknown>) => inValue(entity, origin, []));

/** Texts and addresses not meant for visitors. */
export const checkLeftOver = (content: SiteContent): readonly Problem[] =>
  [
    content.site,
    ...ENTITY_NAMES.filter((name) => name !== "sites").flatMap((name): readonly Entry<unknown>[] => content[name]),
  ].flatMap(inEntry);
