import { grouped } from "../../../domain/collections/grouped";
import { moment } from "../../../domain/fields";
import { isObject, type JsonPath } from "../../../domain/json/json";
import { moveWeeks } from "../../../domain/time/demonstration";
import { addDays, dateOf, isCalendarDate, type LocalDate, timeOf } from "../../../domain/time/local-time";
import { clockTime } from "../../../domain/time/norwegian";
import { toEpoch } from "../../../domain/time/oslo";
import type { Scheduled } from "../../api/scheduled";
import type { Placed } from "../content/content-folder";
import { productionOf, titleOf } from "./summaries";

/** Days as the site shows them, both included, and by how many weeks a demonstration's showings are shifted. */
interface Days {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly weeks: number;
}

interface Turn extends Scheduled {
  readonly at: number;
}

const START_OF_DAY = "00:00";
/** What a form writes for an end of which only the day was given. */
const END_OF_DAY = "23:59";
const MAX_NOTE = 60;

/** A moment as content has it. One without a time is reported by the check, and is the whole day here. */
const momentIn = (value: unknown, time: string): string | null => {
  if (typeof value !== "string") return null;
  return isCalendarDate(value) ? `${value}T${time}` : (moment.safeParse(value).data ?? null);
};

/** The day that a moment is about, with the words of a moment within it and of a whole day. */
const turnOf = (about: Omit<Scheduled, "date" | "detail">, at: string, [within, whole]: [string, string]): Turn => {
  const time = timeOf(at);
  const isEnd = about.path?.at(-1) === "shownUntil";
  const isWhole = time === START_OF_DAY || (isEnd && time === END_OF_DAY);
  const date = isEnd && time === START_OF_DAY ? addDays(dateOf(at), -1) : dateOf(at);
  return { ...about, date, detail: isWhole ? whole : `${within} kl. ${clockTime(at)}`, at: toEpoch(at) };
};

type About = Pick<Scheduled, "kind" | "id" | "title">;

/** When an object with a window appears and leaves. */
const windowTurns = (about: About, value: unknown, path: JsonPath = []): readonly Turn[] => {
  if (!isObject(value)) return [];
  const from = momentIn(value.shownFrom, START_OF_DAY);
  const until = momentIn(value.shownUntil, END_OF_DAY);
  return [
    ...(from === null
      ? []
      : [turnOf({ ...about, path: [...path, "shownFrom"] }, from, ["vises fra", "vises fra denne dagen"])]),
    ...(until === null
      ? []
      : [turnOf({ ...about, path: [...path, "shownUntil"] }, until, ["vises til", "vises siste dag"])]),
  ];
};

/** The notices of a site, which come and go each by itself. */
const noteTurns = ({ kind, id, value }: Placed): readonly Turn[] =>
  (Array.isArray(value.noteTexts) ? value.noteTexts : []).flatMap((note: unknown, index) => {
    const text = isObject(note) ? String(note.text ?? "") : "";
    const title = text.length > MAX_NOTE ? `${text.slice(0, MAX_NOTE).trimEnd()} …` : text;
    return windowTurns({ kind, id, title: `Beskjeden «${title}»` }, note, ["noteTexts", index]);
  });

/** When films have their premiere, and so leave the coming films: once for all versions of one. */
const premiereTurns = (entities: readonly Placed[], weeks: number): readonly Turn[] => {
  const films = entities.filter(({ value: { premiere } }) => typeof premiere === "string" && isCalendarDate(premiere));
  const byFilm = grouped(films, ({ value: { parentSlug, premiere } }) => `${String(parentSlug)} ${String(premiere)}`);
  return [...byFilm.values()].flatMap(([one]) => {
    if (one === undefined) return [];
    const about = { kind: one.kind, id: one.id, title: titleOf(one, entities), path: ["premiere"] };
    return [turnOf(about, `${moveWeeks(String(one.value.premiere), weeks)}T${START_OF_DAY}`, ["", "har premiere"])];
  });
};

/** When tickets go on sale, once for all that opens at the same moment. */
const saleTurns = (entities: readonly Placed[], weeks: number): readonly Turn[] => {
  const opening = entities.flatMap((one) => {
    const { saleOpens, status } = one.value;
    const at = one.kind === "events" && status !== "cancelled" ? momentIn(saleOpens, START_OF_DAY) : null;
    return at === null ? [] : [{ one, at: moveWeeks(at, weeks) }];
  });
  return [...grouped(opening, ({ at }) => at)].flatMap(([at, all]) => {
    const titles = [...new Set(all.map(({ one }) => titleOf(productionOf(one.value, entities) ?? one, entities)))];
    const title =
      titles.length > 1 ? `${titles[0]} og ${titles.length === 2 ? "én" : titles.length - 1} til` : titles.join("");
    const about = { kind: "events", id: all[0]?.one.id ?? "", title, path: ["saleOpens"] };
    return [turnOf(about, at, ["billettsalget åpner", "billettsalget åpner"])];
  });
};

/** What appears on the site and leaves it in some days, in order. */
export const scheduledOf = (entities: readonly Placed[], { from, until, weeks }: Days): Scheduled[] => {
  const turns = entities.flatMap((one) =>
    one.kind === "sites"
      ? noteTurns(one)
      : windowTurns({ kind: one.kind, id: one.id, title: titleOf(one, entities) }, one.value),
  );
  return [...turns, ...premiereTurns(entities, weeks), ...saleTurns(entities, weeks)]
    .filter(({ date }) => from <= date && date <= until)
    .sort((a, b) => a.date.localeCompare(b.date) || a.at - b.at || a.title.localeCompare(b.title, "nb"))
    .map(({ at: _, ...turn }) => turn);
};
