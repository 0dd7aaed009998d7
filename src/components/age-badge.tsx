import { ageLimitLabel, ageLimitMark } from "../rules/age-limit";
import * as styles from "./age-badge.module.css";

/** The age limit as a small mark, said in full to screen readers. */
export const AgeBadge = ({ limit }: { readonly limit: string | null }) => (
  <span className={styles.badge} data-limit={limit ?? "unset"} title={ageLimitLabel(limit)}>
    <span aria-hidden="true">{ageLimitMark(limit)}</span>
    <span className="visually-hidden">{ageLimitLabel(limit)}</span>
  </span>
);
