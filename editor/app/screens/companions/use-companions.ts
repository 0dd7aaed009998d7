import { useEffect, useMemo, useState } from "react";
import type { Json } from "../../../../domain/json/json";
import type { Problem, Saved } from "../../../api/api";
import type { Companions } from "../../../api/companions";
import type { ToldShowing } from "../../../api/new-showing";
import { objectOf } from "../../../api/object-of";
import { companionsClient, Failure } from "../../data/client";
import { storedDraft } from "../../data/stored-draft";
import { sentenceOf } from "../../fields/form-context";
import { momentOf, todayInOslo } from "../../text/when";
import { chosenPrices } from "../showings/chosen-prices";
import { type CompanionsDraft, companionsDraftSchema, NO_COMPANIONS, type Row } from "./companions-draft";

const PAUSE_MS = 300;

type NewShowing = Companions["showings"][number];

const showingIn = ({ when, hall, isThreeD, isFree, pricing }: Row): NewShowing | null => {
  const start = momentOf(when, todayInOslo());
  return start === null ? null : { start, hall, isThreeD, isFree, ...(isFree ? {} : chosenPrices(pricing)) };
};

const companionsIn = ({ rows, ediNumber, menu }: CompanionsDraft): Companions => ({
  ediNumber: ediNumber.trim(),
  menu: menu === "-" ? null : menu,
  showings: rows.flatMap((row) => showingIn(row) ?? []),
});

/** The one problem, or how many there are; each is told where it is. */
const refusedText = (problems: readonly Problem[]): string =>
  problems.length === 1
    ? `Ingenting er lagret. ${problems.map(sentenceOf).join("")}`
    : `Ingenting er lagret. ${problems.length} ting må rettes; de er merket.`;

/** Whether everything typed can be parsed. */
const isUnderstood = ({ rows }: CompanionsDraft): boolean =>
  rows.every((row) => row.when.trim() === "" || (showingIn(row) !== null && chosenPrices(row.pricing) !== null));

export interface CompanionsState {
  readonly draft: CompanionsDraft;
  readonly change: (draft: CompanionsDraft) => void;
  /** Problems of no single showing. */
  readonly problems: readonly Problem[];
  /** What the check told of a row as it is now; null until then. */
  readonly toldOf: (row: Row) => ToldShowing | null;
  readonly isEmpty: boolean;
  /** What is understood of it. */
  readonly made: Companions;
  readonly isSavable: boolean;
  readonly drop: () => void;
  readonly save: (editor: string) => Promise<Saved>;
}

/** Film and arrangement have showings of their own. */
const keyOf = (kind: string, value: Json): string => `${[kind, objectOf(value)].filter(Boolean).join(" ")} og mer`;

const begin = (key: string): CompanionsDraft =>
  companionsDraftSchema.safeParse(storedDraft.of(key, null)?.value).data ?? NO_COMPANIONS;

/** What is created with a new entity; kept in the browser like the entity itself. */
export const useCompanions = (kind: string, value: Json, isNew: boolean): CompanionsState => {
  const key = keyOf(kind, value);
  const [draft, setDraft] = useState<CompanionsDraft>(() => (isNew ? begin(key) : NO_COMPANIONS));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [told, setTold] = useState<ReadonlyMap<string, ToldShowing>>(new Map());
  const companions = useMemo(() => companionsIn(draft), [draft]);
  const isEmpty = companions.showings.length === 0 && companions.menu === null;
  useEffect(() => {
    if (!isNew) return undefined;
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      if (companions.showings.length === 0 && companions.menu === null) return setProblems([]);
      return void companionsClient.check({ kind, value, companions, editor: "" }, cancel.signal).then(
        ({ problems: found, showings }) => {
          setProblems(found);
          setTold(new Map(showings.map((one, at) => [JSON.stringify(companions.showings[at]), one])));
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [kind, value, companions, isNew]);
  return {
    draft,
    isEmpty,
    made: companions,
    isSavable: isUnderstood(draft),
    problems: isEmpty ? [] : problems,
    toldOf: (row) => (chosenPrices(row.pricing) === null ? null : (told.get(JSON.stringify(showingIn(row))) ?? null)),
    change: (next) => {
      storedDraft.save(key, null, { base: null, before: {}, value: { ...next } });
      setDraft(next);
    },
    drop: () => {
      storedDraft.drop(key, null);
      setDraft(NO_COMPANIONS);
    },
    save: async (editor) => {
      const saved = await companionsClient.save({ kind, value, companions, editor });
      if (saved.outcome === "saved") return saved;
      setProblems(saved.problems);
      throw new Failure(refusedText(saved.problems));
    },
  };
};
