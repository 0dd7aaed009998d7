import { ageLimitLabel, ageLimitMark } from "../rules/age-limit";
import * as styles from "./age-badge.module.css";

interface AgeBadgeProps {
  readonly limit: string | null;
  /** True where the words stand beside the mark. */
  readonly decorative?: boolean;
}

/** The age limit as a small mark, said in full to screen readers. */
export const AgeBadge = ({ limit, decorative = false }: AgeBadgeProps) => (
  <span className={styles.badge} data-limit={limit ?? "unset"} title={ageLimitLabel(limit)}>
    <span aria-hidden="true">{ageLimitMark(limit)}</span>
    {!decorative && <span className="visually-hidden">{ageLimitLabel(limit)}</span>}
  </span>
);
