import { ageLimitLabel, ageLimitMark } from "../../../domain/showings/age-limit";
import * as styles from "./age-limit.module.css";

interface AgeLimitProps {
  /** Null while a film has none; undefined for what is not a film. */
  readonly limit: string | null | undefined;
  /** True where the text is beside the mark. */
  readonly isDecorative?: boolean;
}

/** A film's age limit as the site marks it, in full for screen readers. */
export const AgeLimit = ({ limit, isDecorative = false }: AgeLimitProps) =>
  limit === undefined ? null : (
    <span className={styles.mark} data-limit={limit ?? "unset"} title={ageLimitLabel(limit)}>
      <span aria-hidden="true">{ageLimitMark(limit)}</span>
      {!isDecorative && <span className="ds-sr-only">{`${ageLimitLabel(limit)}, `}</span>}
    </span>
  );
