import type { ReactNode } from "react";
import { TextButton } from "../../../../components/buttons/text-button";
import { Announced } from "../../../../components/elements/announced";
import { siteTexts } from "../../../../lib/texts";
import type { ListedFilm } from "../../watch-list/listed-film";
import type { MyFilm } from "../../watch-list/my-films";
import { filmClubTexts } from "../texts";
import * as styles from "./film-row.module.css";

interface AdditionStateProps {
  readonly film: MyFilm;
  readonly onRemove: (film: ListedFilm) => void;
  readonly onRetry: ((film: ListedFilm) => void) | undefined;
  readonly children: ReactNode;
}

/** The state of a film's addition on the platform, with its buttons. A film that has been added cannot be removed. */
export const AdditionState = ({ film, onRemove, onRetry, children }: AdditionStateProps) => {
  const { stored, state, title } = film;
  return (
    <>
      {state === "failed" && (
        <p className={styles.failed} role="alert">
          {filmClubTexts.listAdditionFailed}
        </p>
      )}
      {state === "pending" && <Announced>{filmClubTexts.listUnderWay}</Announced>}
      <div className={styles.actions}>
        {stored && state === "failed" && onRetry && (
          <button
            type="button"
            className="ds-button"
            data-variant="secondary"
            aria-label={filmClubTexts.listTryAgainFor(title)}
            onClick={() => onRetry(stored)}
          >
            {siteTexts.tryAgain}
          </button>
        )}
        {children}
        {stored && state !== "pending" && (
          <TextButton quiet aria-label={filmClubTexts.listRemoveFor(title)} onClick={() => onRemove(stored)}>
            {filmClubTexts.listRemove}
          </TextButton>
        )}
      </div>
    </>
  );
};
