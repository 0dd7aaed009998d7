import { Fragment } from "react";
import type { LocalDateTime } from "../../../domain/time/local-time";
import { Link } from "../../components/elements/link";
import type { Found } from "./found";
import * as styles from "./results.module.css";
import { whenText } from "./when";
import type { Piece } from "./words/marks";

const Marked = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ text, hit }, index) => {
    const key = `${index}${text}`;
    return hit ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });

/** One result: its title and time, what it is about, and the names that match. */
export const Result = ({ found, now }: { readonly found: Found; readonly now: LocalDateTime }) => {
  const when = whenText(found, now);
  return (
    <li className={styles.result}>
      {found.picture && (
        <img
          className={styles.picture}
          src={found.picture}
          width={96}
          height={144}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <h3 className={styles.title}>
        <Link to={found.url}>
          <Marked pieces={found.title} />
        </Link>
      </h3>
      {when !== null && <p className={styles.when}>{when}</p>}
      <p>
        <Marked pieces={found.lead} />
      </p>
      {found.names.length > 0 && (
        <p className={styles.names}>
          {found.names.map((pieces, index) => (
            <Fragment key={pieces.map(({ text }) => text).join("")}>
              {index > 0 && ", "}
              <Marked pieces={pieces} />
            </Fragment>
          ))}
        </p>
      )}
    </li>
  );
};
