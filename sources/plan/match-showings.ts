import { grouped } from "../../domain/collections/grouped";
import { isObject } from "../../domain/json/json";
import { dateOf } from "../../domain/time/local-time";
import { longMoment } from "../../domain/time/norwegian";
import { sourceOf } from "../merge/merge-showing";
import type { Cancellation, Pulled, PulledProduction, PulledShowing, Source } from "../records";
import { titleKey } from "../text/plain-text";
import type { PresentContent, Written } from "./present-content";
import { type Known, keyOf, pairsOf, partsOf } from "./rounds";

/** Why the showings of films with the same EDI number as another film of the source are not taken. */
const ambiguousFilms = ({ showings }: Pulled): ReadonlyMap<PulledShowing, string> => {
  const titles = new Map<string, Map<string, string>>();
  for (const { production } of showings) {
    if (production.ediNumber === null) continue;
    const own = titles.get(production.ediNumber) ?? new Map<string, string>();
    const film = `${production.id} ${titleKey(production.title)}`;
    titles.set(production.ediNumber, own.set(film, production.title));
  }
  return new Map(
    showings.flatMap((showing) => {
      const { ediNumber } = showing.production;
      const own = [...(titles.get(ediNumber ?? "")?.values() ?? [])];
      if (own.length < 2) return [];
      return [[showing, `EDI-nummer ${ediNumber} står på flere filmer hos kilden: ${own.join(" og ")}`] as const];
    }),
  );
};

interface DoubledIds {
  /** Without repetitions of the same showing. */
  readonly showings: readonly PulledShowing[];
  /** The other showings with the same id, of those that have any. */
  readonly sameId: ReadonlyMap<PulledShowing, readonly PulledShowing[]>;
}

/** Different showings with one id: the id then tells nothing. */
const doubledIds = ({ showings }: Pulled): DoubledIds => {
  const different = [...new Map(showings.map((one) => [JSON.stringify(one), one])).values()];
  const sameId = [...grouped(different, ({ id }) => id).values()].flatMap((own) =>
    own.length < 2 ? [] : own.map((one) => [one, own.filter((other) => other !== one)] as const),
  );
  return { showings: different, sameId: new Map(sameId) };
};

/** A pulled showing, with the one of the content that it is. */
export interface Matched {
  readonly showing: PulledShowing;
  /** Null for a new one. */
  readonly known: Written | null;
  /** Why it is not taken, in Bokmål; null when it is. */
  readonly why: string | null;
}

export interface Matches {
  readonly all: readonly Matched[];
  /** What records that are not taken cancel. */
  readonly cancelled: readonly { readonly known: Written; readonly cancellation: Cancellation }[];
  /** Known showings of the source that it no longer lists. */
  readonly missing: readonly Written[];
}

interface Options {
  readonly present: Pick<PresentContent, "events">;
  readonly source: Pick<Source, "name">;
  readonly pulled: Pulled;
  /** The content's production, if it has one. */
  readonly productionOf: (production: PulledProduction) => string | null;
  /** The content's hall, if it has one of that name. */
  readonly hallOf: (name: string) => string | null;
  /** Now, in the files' dates. */
  readonly today: string;
}

/** What a source calls the production of a showing. */
export const calledBy = ({ title, ediNumber }: PulledProduction): string =>
  ediNumber === null ? title : `${title} (EDI-nummer ${ediNumber})`;

const knownOf = (written: Written, name: string, today: string): Known => {
  const { id, production, start, hall, status, source } = written.value;
  const from = sourceOf(written.value);
  const said = from?.said ?? {};
  const title = typeof said.title === "string" ? titleKey(said.title) : null;
  const whose = title === null ? production : { title };
  const begins = String(said.start ?? start);
  return {
    written,
    isOwn: from?.name === name,
    id: from?.id ?? String(id),
    production: String(production),
    title,
    place: keyOf(whose, begins, said.hall ?? hall),
    parts: partsOf([begins, dateOf(begins)], [whose], [said.hall ?? hall]),
    isCancelled: (said.status ?? status) === "cancelled",
    isGone: isObject(source) && source.gone !== undefined,
    isOver: dateOf(String(start)) < dateOf(today),
  };
};

/** Names of other sources by their showings' places, including earlier places of moved showings. */
const placesElsewhere = (events: readonly Written[], source: string): ReadonlyMap<string, string> =>
  new Map(
    events.flatMap(({ value }) => {
      const { production, start, previousStart, hall } = value;
      const from = sourceOf(value);
      if (from === null || from.name === source) return [];
      return [start, previousStart].map((begins) => [keyOf(production, begins, hall), from.name] as const);
    }),
  );

/** The event whose showings an id is one of: "uid" of "uid/2026-12-01" and "uid+1". */
const seriesOf = (id: string): string | null => /^(.+)(?:\/\d{4}-\d\d-\d\d.*|\+\d+)$/.exec(id)?.[1] ?? null;

/** "«Torsken» fredag 4. desember kl. 18.00" */
export const nameOf = ({ production, start }: PulledShowing): string =>
  `«${production.title}» ${longMoment(start.slice(0, 16))}`;

/** Finds the showing in the content that each pulled one is. */
export const matchShowings = ({ present, source, pulled, productionOf, hallOf, today }: Options): Matches => {
  const films = ambiguousFilms(pulled);
  const { showings, sameId } = doubledIds(pulled);
  const askedOf = (showing: PulledShowing) => {
    const isClear = !films.has(showing);
    const production = isClear ? productionOf(showing.production) : null;
    const title = titleKey(calledBy(showing.production));
    const hall = isClear ? hallOf(showing.hall) : null;
    const isCancelled = showing.status === "cancelled";
    return {
      showing,
      id: sameId.has(showing) ? null : showing.id,
      production,
      title,
      places: hall === null ? [] : [keyOf(production, showing.start, hall), keyOf({ title }, showing.start, hall)],
      parts: isCancelled ? partsOf([showing.start], [production, { title }], []) : [],
      isCancelled,
    };
  };
  const cancellationOf = (cancellation: Cancellation) => {
    const production = cancellation.production && productionOf(cancellation.production);
    const title = cancellation.production === null ? "" : titleKey(calledBy(cancellation.production));
    const hall = cancellation.hall === null ? null : hallOf(cancellation.hall);
    const isOfHall = cancellation.production === null && hall !== null;
    const times = cancellation.start === null ? [] : [cancellation.start];
    const parts = partsOf(times, title === "" ? [] : [production, { title }], isOfHall ? [hall] : []);
    return { cancellation, id: cancellation.id, production, title, places: [], parts, isCancelled: true };
  };
  const asked = showings.map(askedOf);
  const known = present.events
    .filter(({ value }) => (sourceOf(value)?.name ?? source.name) === source.name)
    .map((one) => knownOf(one, source.name, today))
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
  const ids = grouped(known, ({ id }) => seriesOf(id));
  const cancellations = pulled.skipped.flatMap(({ cancels }) => {
    if (!cancels) return [];
    const series = cancels.id === null ? [] : (ids.get(cancels.id) ?? []);
    return [cancels, ...series.map(({ id }) => ({ ...cancels, id, start: null }))].map(cancellationOf);
  });
  const pairs = pairsOf([...asked, ...cancellations], known);

  const elsewhere = placesElsewhere(present.events, source.name);
  type AskedShowing = (typeof asked)[number];
  const placeOf = ({ production, title, showing, isCancelled }: AskedShowing): string =>
    keyOf(production ?? { title }, showing.start, hallOf(showing.hall), isCancelled);
  const taken = new Set(asked.filter((one) => pairs.has(one)).map(placeOf));
  const whyNot = (one: AskedShowing): string | null => {
    const film = films.get(one.showing);
    if (film !== undefined) return film;
    if (pairs.has(one)) return null;
    const others = sameId.get(one.showing);
    if (others !== undefined) {
      return `id-en «${one.showing.id}» står også på ${others.map(nameOf).join(" og ")} hos kilden. → Gi hver sin id der`;
    }
    const [place] = one.places;
    if (place === undefined) return null;
    const other = elsewhere.get(place);
    if (other !== undefined) return `er hentet fra ${other} allerede`;
    if (taken.has(placeOf(one))) return "står to ganger hos kilden, med hver sin id. → Slett den ene der";
    taken.add(placeOf(one));
    return null;
  };
  const unclear = new Set([...pulled.skipped, ...sameId.keys(), ...films.keys()].map(({ id }) => id));
  const found = new Set(pairs.values());
  return {
    all: asked.map((one) => ({ showing: one.showing, known: pairs.get(one)?.written ?? null, why: whyNot(one) })),
    cancelled: cancellations.flatMap((one) => {
      const found = pairs.get(one);
      return found === undefined ? [] : [{ known: found.written, cancellation: one.cancellation }];
    }),
    missing: known.flatMap((one) =>
      pulled.isPartial || !one.isOwn || found.has(one) || unclear.has(one.id) ? [] : [one.written],
    ),
  };
};
