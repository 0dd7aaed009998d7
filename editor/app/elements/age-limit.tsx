import { ageLimitLabel, ageLimitMark } from "../../../domain/showings/age-limit";
import * as styles from "./age-limit.module.css";

interface AgeLimitProps {
  /** Null while a film has none; undefined for other productions. */
  readonly limit: string | null | undefined;
  /** True where the text stands beside the mark. */
  readonly isDecorative?: boolean;
}

/** A film's age limit as marked on the site, in full for screen readers. */
export const AgeLimit = ({ limit, isDecorative = false }: AgeLimitProps) =>
  limit === undefined ? null : (
    <span className={styles.mark} data-limit={limit ?? "unset"} title={ageLimitLabel(limit)}>
      <span aria-hidden="true">{ageLimitMark(limit)}</span>
      {!isDecorative && <span className="ds-sr-only">{`${ageLimitLabel(limit)}, `}</span>}
    </span>
  );
