import type { ReactNode } from "react";
import { admission, ageLimitLabel, ageLimitMark } from "../../../../domain/showings/age-limit";
import { siteTexts } from "../../../lib/texts";
import * as styles from "./age-badge.module.css";
import { useChild } from "./use-child";

interface MarkProps {
  readonly title?: string | undefined;
  readonly children?: ReactNode;
}

interface AgeBadgeProps {
  readonly limit: string | null;
  /** True where the text is beside the mark. */
  readonly decorative?: boolean;
}

/** The limit's mark alone, beside a text that says the same. */
export const AgeMark = ({ limit, children, title }: Pick<AgeBadgeProps, "limit"> & MarkProps) => (
  <span className={styles.badge} data-limit={limit ?? "unset"} title={title}>
    <span aria-hidden="true">{ageLimitMark(limit)}</span> {children}
  </span>
);

/**
 * The age limit as a small mark, in full for screen readers; with the answer for the child that the visitor has
 * entered.
 */
export const AgeBadge = ({ limit, decorative = false }: AgeBadgeProps) => {
  const child = useChild();
  const answer = child && admission(limit, child.age);
  return (
    <>
      <AgeMark limit={limit} title={decorative ? undefined : ageLimitLabel(limit)}>
        {!decorative && <span className="visually-hidden">{ageLimitLabel(limit)}</span>}
      </AgeMark>
      {answer && (
        <span className={styles.answer} data-answer={answer === "withAdult" && !child.withAdult ? "notAlone" : answer}>
          {" "}
          {siteTexts.childAnswer({ answer, ...child })}
        </span>
      )}
    </>
  );
};
