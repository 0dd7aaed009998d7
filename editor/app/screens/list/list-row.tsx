import { cardDate, clockTime } from "../../../../domain/time/norwegian";
import type { Summary } from "../../../api/api";
import { thumbnailOf } from "../../data/client";
import { editAddress } from "../../data/route";
import { ago } from "../../text/ago";
import * as styles from "./list.module.css";

/** Signs and words of what is to be known, the most urgent first. */
const statesOf = ({
  errors,
  warnings,
  hasDraft,
  shown,
  isShown,
}: Summary): readonly (readonly [string, string, string])[] => [
  ...(errors > 0 ? ([["error", "!", `${errors} feil`]] as const) : []),
  ...(warnings > 0 ? ([["warning", "△", warnings === 1 ? "1 varsel" : `${warnings} varsler`]] as const) : []),
  ...(hasDraft ? ([["draft", "✎", "Utkast"]] as const) : []),
  ...(shown !== "" ? ([[isShown ? "planned" : "hidden", isShown ? "◌" : "⊘", shown]] as const) : []),
];

interface ListRowProps {
  readonly kind: string;
  readonly summary: Summary;
  readonly hasNext: boolean;
  readonly isChosen: boolean;
  /** Null where nothing is done with several. */
  readonly onChoose: (() => void) | null;
}

export const ListRow = ({ kind, summary, hasNext, isChosen, onChoose }: ListRowProps) => {
  const { id, title, detail, picture, next, changed } = summary;
  return (
    <tr data-chosen={isChosen || undefined}>
      {onChoose !== null && (
        <td className={styles.choice}>
          <label>
            <input type="checkbox" checked={isChosen} onChange={onChoose} aria-label={`Velg ${title}`} />
          </label>
        </td>
      )}
      <td className={styles.picture}>{picture !== null && <img src={thumbnailOf(picture)} alt="" loading="lazy" />}</td>
      <th scope="row" className={styles.title}>
        <a href={editAddress(kind, id)}>{title}</a>
        <small>{detail}</small>
      </th>
      {hasNext && (
        <td data-column="next">{next !== null && `${cardDate(next.slice(0, 10))} kl. ${clockTime(next)}`}</td>
      )}
      <td data-column="changed">{changed !== null && ago(changed, Date.now())}</td>
      <td className={styles.states}>
        {statesOf(summary).map(([state, sign, words]) => (
          <span key={state} data-state={state}>
            <span aria-hidden="true">{sign}</span> {words}
          </span>
        ))}
      </td>
    </tr>
  );
};
