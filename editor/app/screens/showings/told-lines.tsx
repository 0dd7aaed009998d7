import type { ToldShowing } from "../../../api/new-showing";
import { sentenceOf } from "../../fields/form-context";
import * as styles from "./told-lines.module.css";

interface NotesProps {
  readonly notes: readonly string[];
  readonly problems?: ToldShowing["problems"];
  /** The showing's own, whose problems need no title. */
  readonly id?: string;
}

/** What an editor should know of a showing: each line with its sign. */
export const ToldNotes = ({ notes, problems = [], id }: NotesProps) => (
  <>
    {notes.map((note) => (
      <p key={note} className={styles.note}>
        <span aria-hidden>△</span> {note}
      </p>
    ))}
    {problems.map((problem) => (
      <p
        key={`${problem.entity?.id} ${problem.path.join(".")} ${problem.message}`}
        className={styles.note}
        data-severity={problem.severity}
      >
        <span aria-hidden>{problem.severity === "error" ? "!" : "△"}</span>{" "}
        {problem.entity === null || problem.entity.id === id ? "" : `${problem.entity.title}: `}
        {sentenceOf(problem)}
      </p>
    ))}
  </>
);

/** Prices of a new or moved showing with where they come from, and all that is to be known of it. */
export const ToldLines = ({ told: { id, prices, from, notes, problems } }: { readonly told: ToldShowing }) => (
  <div className={styles.told}>
    {prices === "" ? (
      <p>Ingen priser ennå</p>
    ) : (
      <p>
        <strong>{prices.replaceAll(", ", " · ")}</strong>
        {from !== "" && <span className={styles.from}>, {from}</span>}
      </p>
    )}
    <ToldNotes notes={notes} problems={problems} id={id} />
  </div>
);
