import { sentenceCase } from "../../../../domain/time/norwegian";
import type { Summary } from "../../../api/api";
import type { Field } from "../../../api/form";
import { type DeskData, mayChange } from "../../data/desk-context";
import { type Searched, wordsOf } from "../../data/matching";
import { editAddress, PICTURES, PUBLISHING, SHOWING_ACTS, showingAddress, weekAddress } from "../../data/route";
import { dateOf, dateText } from "../../text/when";
import { NEW_PLACES, type PlaceGroup } from "../places";

/** Something that the search leads to. */
export interface Findable extends Searched {
  readonly group: string;
  readonly label: string;
  readonly detail: string;
  readonly href: string;
  /** A poster. */
  readonly picture?: string | null;
  /** A showing ahead, by the day it is on. */
  readonly showing?: { readonly day: string; readonly id: string; readonly isCancelled: boolean };
}

const findable = (one: Omit<Findable, keyof Searched>, more = ""): Findable => ({
  ...one,
  words: wordsOf(one.label),
  more: wordsOf(`${one.detail} ${more}`),
});

/** What one does, with other words for it. */
const ACTIONS: readonly (readonly [label: string, href: string, more: string])[] = [
  ["Avlys en forestilling", weekAddress(), "avlyse innstill"],
  ["Flytt en forestilling", weekAddress(), "flytte ny tid sal"],
  ["Meld utsolgt", weekAddress(), "få billetter igjen salg"],
  ["Kopier forrige uke", weekAddress(), "uka gjenta"],
  ["Last opp bilder", PICTURES, "foto plakat"],
  ["Publiser", PUBLISHING, "legg ut nettstedet"],
];

const SHOWING_WORDS = `utsolgt ${SHOWING_ACTS.join(" ")}`;

/** A showing that is sought with what is to be done to it is below that, and leads there. */
export const withAct = (typed: string, one: Findable): Findable => {
  const act = SHOWING_ACTS.find((name) => wordsOf(typed).some((word) => word.startsWith(name)));
  if (act === undefined || one.showing === undefined) return one;
  const { day, id, isCancelled } = one.showing;
  if (act === "avlys" && isCancelled) return one;
  return { ...one, group: `${sentenceCase(act)} forestilling`, href: showingAddress(day, id, act) };
};

/** Those with showings ahead first. */
const entitiesIn = (kind: string, label: string, summaries: readonly Summary[]): readonly Findable[] =>
  summaries
    .toSorted((a, b) => Number(a.next === null) - Number(b.next === null))
    .map(({ id, title, detail, next, status, picture }) => {
      const hasPoster = kind === "events" || kind === "productions";
      const isCancelled = status?.is === "cancelled";
      const showing = kind === "events" && next !== null ? { day: next.slice(0, 10), id, isCancelled } : undefined;
      const href = showing === undefined ? editAddress(kind, id) : showingAddress(showing.day, id);
      const told = [detail, status?.text].filter(Boolean).join(" · ");
      const one = { group: label, label: title, detail: told, href, picture: hasPoster ? picture : null };
      return showing === undefined ? findable(one, id) : findable({ ...one, showing }, `${id} ${SHOWING_WORDS}`);
    });

/** Fields of the settings, those of objects too. */
const fieldsIn = (
  fields: readonly Field[],
  about: { readonly id: string; readonly path: readonly string[]; readonly within: string },
): readonly Findable[] =>
  fields.flatMap(({ name, label, help, form }) => {
    const path = [...about.path, name];
    return [
      findable(
        { group: "Innstillinger", label, detail: about.within, href: editAddress("sites", about.id, path) },
        help,
      ),
      ...(form.kind === "object" ? fieldsIn(form.fields, { ...about, path, within: label }) : []),
    ];
  });

/** All that can be found, in the order of groups. */
export const findables = (
  { desk, lists, person }: Pick<DeskData, "desk" | "lists" | "person">,
  groups: readonly PlaceGroup[],
) => {
  const known = desk.kinds.filter(({ kind }) => mayChange(kind, { person }));
  const site = known.find(({ kind }) => kind === "sites");
  const siteId = lists.byType[site?.type ?? ""]?.[0]?.id;
  return [
    ...NEW_PLACES.map(({ label, href }) =>
      findable({ group: "Gjør", label, detail: "", href }, "legg til lag visning"),
    ),
    ...ACTIONS.map(([label, href, more]) => findable({ group: "Gjør", label, detail: "", href }, more)),
    ...groups.flatMap(({ name, places }) =>
      places.map(({ label, href }) => findable({ group: "Gå til", label, detail: name, href }, "endre")),
    ),
    ...known
      .filter(({ kind }) => kind !== "sites")
      .flatMap(({ kind, label, type }) => entitiesIn(kind, label, lists.byType[type] ?? [])),
    ...(site?.form.kind === "object" && siteId !== undefined
      ? fieldsIn(site.form.fields, { id: siteId, path: [], within: "" })
      : []),
  ];
};

/** The week of a typed date: "fre", "5/12". */
export const weekFor = (typed: string, today: string): readonly Findable[] => {
  const day = dateOf(typed, today);
  return day === null
    ? []
    : [findable({ group: "Gå til", label: `Uka med ${dateText(day)}`, detail: "Program", href: weekAddress(day) })];
};
