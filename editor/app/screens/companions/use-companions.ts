import { useEffect, useState } from "react";
import type { Json } from "../../../../domain/json/json";
import type { Problem, Saved } from "../../../api/api";
import type { Companions } from "../../../api/companions";
import { companionsClient, Failure } from "../../data/client";
import { storedDraft } from "../../data/stored-draft";
import { sentenceOf } from "../../fields/form-context";
import { momentOf, todayInOslo } from "../../text/when";
import { type CompanionsDraft, companionsDraftSchema, NO_COMPANIONS } from "./companions-draft";

const PAUSE_MS = 300;

const companionsIn = ({ rows, ediNumber, menu }: CompanionsDraft): Companions => ({
  ediNumber: ediNumber.trim(),
  menu: menu === "-" ? null : menu,
  showings: rows.flatMap(({ when, hall, isThreeD, isFree }) => {
    const start = momentOf(when, todayInOslo());
    return start === null ? [] : [{ start, hall, isThreeD, isFree }];
  }),
});

/** Whether every typed time can be parsed. */
const isUnderstood = ({ rows }: CompanionsDraft): boolean =>
  rows.every(({ when }) => when.trim() === "" || momentOf(when, todayInOslo()) !== null);

export interface CompanionsState {
  readonly draft: CompanionsDraft;
  readonly change: (draft: CompanionsDraft) => void;
  readonly problems: readonly Problem[];
  readonly isEmpty: boolean;
  readonly isSavable: boolean;
  readonly drop: () => void;
  readonly save: (editor: string) => Promise<Saved>;
}

const keyOf = (kind: string): string => `${kind} og mer`;

const begin = (kind: string): CompanionsDraft =>
  companionsDraftSchema.safeParse(storedDraft.of(keyOf(kind), null)?.value).data ?? NO_COMPANIONS;

/** What is created with a new entity; kept in the browser like the entity itself. */
export const useCompanions = (kind: string, value: Json, isNew: boolean): CompanionsState => {
  const [draft, setDraft] = useState<CompanionsDraft>(() => (isNew ? begin(kind) : NO_COMPANIONS));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const companions = companionsIn(draft);
  const isEmpty = companions.showings.length === 0 && companions.menu === null;
  useEffect(() => {
    if (!isNew) return undefined;
    const cancel = new AbortController();
    const checked = companionsIn(draft);
    const timer = setTimeout(() => {
      if (checked.showings.length === 0 && checked.menu === null) return setProblems([]);
      return void companionsClient.check({ kind, value, companions: checked, editor: "" }, cancel.signal).then(
        (answer) => setProblems(answer.problems),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [kind, value, draft, isNew]);
  return {
    draft,
    isEmpty,
    isSavable: isUnderstood(draft),
    problems: isEmpty ? [] : problems,
    change: (next) => {
      storedDraft.save(keyOf(kind), null, { base: null, before: {}, value: { ...next } });
      setDraft(next);
    },
    drop: () => {
      storedDraft.drop(keyOf(kind), null);
      setDraft(NO_COMPANIONS);
    },
    save: async (editor) => {
      const saved = await companionsClient.save({ kind, value, companions, editor });
      if (saved.outcome === "saved") return saved;
      setProblems(saved.problems);
      throw new Failure(`Ingenting er lagret. ${saved.problems.map(sentenceOf).join(" ")}`);
    },
  };
};
