import { plainName } from "../../domain/addresses/plain-name";
import { freeName } from "../../domain/json/free-name";
import { addDays, type LocalDate, mondayOf } from "../../domain/time/local-time";
import type { Answers } from "./answers/answers";
import type { Part } from "./answers/parts";

/** "Blåsalen på Øya" → "blasalen-pa-oya"; a name without Latin letters gives the fallback. */
const slugOf = (name: string, otherwise = "rom"): string => {
  const plain = plainName(name).slice(0, 60).replace(/-$/, "");
  return plain === "" || plain === "null" || plain === "undefined" ? otherwise : plain;
};

/** Slugs distinct from each other and from taken ones: "sal", "sal-2". */
const distinctSlugs = (names: readonly string[], taken: ReadonlySet<string>): readonly string[] => {
  const used = new Set(taken);
  return names.map((name) => {
    const own = freeName(slugOf(name), (one) => used.has(one));
    used.add(own);
    return own;
  });
};

type AnsweredHall = Answers["halls"][number];

export interface Hall extends AnsweredHall {
  readonly id: string;
}

/** A house as its pages present it. */
export interface House extends Omit<Answers, "halls" | "id"> {
  /** Its site's id, which also identifies what builds have published. */
  readonly id: string;
  readonly halls: readonly Hall[];
  readonly has: (part: Part) => boolean;
  /** Whether anything is shown: films, events or both. */
  readonly hasProgramme: boolean;
  /** Whether it has a page of culture events, besides films. */
  readonly hasCulture: boolean;
  /** The page with most of the programme; null without any. */
  readonly programme: { readonly label: string; readonly path: string } | null;
  /** Monday of the first week with example showings. */
  readonly monday: LocalDate;
  /** The day it was created. */
  readonly today: LocalDate;
}

/** Addresses and words reserved for pages, which halls' addresses must not use. */
const TAKEN = new Set(
  "kinoprogram kulturprogram biblioteket kulturskolen kantina utleie om-huset praktisk-informasjon filmer kommende-filmer logg-inn ny-konto glemt-passord min-side uten-nett sok 404 article kalender rss data images tilgjengelighetserklaering informasjonskapsler index static page-data slice-data dev-404-page offline-plugin-app-shell-fallback".split(
    " ",
  ),
);

const programmeOf = (has: House["has"]): House["programme"] => {
  if (has("kino")) return { label: "Se kinoprogrammet", path: "/kinoprogram" };
  if (has("kultur")) return { label: "Se kulturprogrammet", path: "/kulturprogram" };
  return has("bibliotek") ? { label: "Se hva som skjer på biblioteket", path: "/biblioteket" } : null;
};

/** Monday of the next whole week, so that all example showings are in the future. */
const nextMonday = (today: LocalDate): LocalDate => addDays(mondayOf(today), 7);

export const houseOf = (answers: Answers, today: LocalDate): House => {
  const slugs = distinctSlugs(
    answers.halls.map(({ name }) => name),
    TAKEN,
  );
  const has = (part: Part): boolean => answers.parts.includes(part);
  const hasCulture = has("kultur") || has("bibliotek");
  return {
    ...answers,
    id: answers.id ?? slugOf(answers.name, "huset"),
    halls: answers.halls.map((hall, index) => ({ ...hall, id: slugs[index] ?? "rom" })),
    has,
    hasProgramme: has("kino") || hasCulture,
    hasCulture,
    programme: programmeOf(has),
    monday: nextMonday(today),
    today,
  };
};

export const hallOf = ({ halls }: House, part: Part): Hall => {
  const hall = halls.find((one) => one.part === part);
  if (hall === undefined) throw new Error(`there is no hall for ${part}`);
  return hall;
};

/** A part's contribution to the house's content. */
export interface Contribution {
  readonly files: Readonly<Record<string, object>>;
  /** Items for the header's menu; a group when there are several. */
  readonly menu?: { readonly label: string; readonly entries: readonly (readonly [label: string, path: string])[] };
  /** Shortcuts on the front page. */
  readonly links?: readonly object[];
  readonly redirects?: Readonly<Record<string, string>>;
}
