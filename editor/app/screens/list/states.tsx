import { PUBLISHING } from "../../data/route";
import type { Row } from "../../data/use-unpublished";
import { needsNoLook, StateMark } from "../../elements/state-mark";
import * as styles from "./states.module.css";

/** What visitors have an older edition of is not said to be away. */
const UNPUBLISHED = { new: "Ikke publisert", changed: "Endring ikke publisert" } as const;

/** Signs and words of what is to be known, the most urgent first. */
export const statesOf = ({
  errors,
  warnings,
  hasDraft,
  shown,
  isShown,
  unpublished = null,
}: Row): readonly (readonly [string, string, string])[] => [
  ...(errors > 0 ? ([["error", "!", `${errors} feil`]] as const) : []),
  ...(warnings > 0 ? ([["warning", "△", warnings === 1 ? "1 varsel" : `${warnings} varsler`]] as const) : []),
  ...(hasDraft ? ([["draft", "✎", "Utkast"]] as const) : []),
  ...(unpublished !== null ? ([["unpublished", "◇", UNPUBLISHED[unpublished]]] as const) : []),
  ...(shown !== "" ? ([[isShown ? "planned" : "hidden", isShown ? "◌" : "⊘", shown]] as const) : []),
];

interface StatesProps {
  readonly summary: Row;
  /** Whether what is not published leads to where it is. */
  readonly hasWay?: boolean;
}

/** The state of an entity, as a list and its form show it; nothing where there is nothing to know. */
export const States = ({ summary, hasWay = false }: StatesProps) => {
  const { status } = summary;
  const states = statesOf(summary);
  if (status === null && states.length === 0) return null;
  return (
    <span className={styles.states}>
      {status !== null && (
        <span className={styles.status} data-status={status.is} data-quiet={needsNoLook(status.is) || undefined}>
          <StateMark status={status.is} text={status.text} />
        </span>
      )}
      {states.map(([state, sign, words]) => (
        <span key={state} data-state={state}>
          <span aria-hidden="true">{sign}</span>{" "}
          {hasWay && state === "unpublished" ? <a href={PUBLISHING}>{words}</a> : words}
        </span>
      ))}
    </span>
  );
};
