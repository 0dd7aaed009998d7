import type { RefObject } from "react";
import { signInTexts } from "../sign-in-texts";
import * as styles from "./member-form.module.css";

interface Props {
  readonly box: RefObject<HTMLElement | null>;
  /** What is wrong with which field. */
  readonly wrong: readonly { readonly id: string; readonly error: string }[];
  /** What went wrong after sending. */
  readonly failure: string | null;
}

/** What has to be put right, above the form; it takes the focus, and leads to each field. */
export const FormSummary = ({ box, wrong, failure }: Props) => {
  if (wrong.length === 0 && failure === null) return null;
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby="skjemafeil">
      <p id="skjemafeil" className={styles.summaryHeading}>
        {failure === null ? signInTexts.notSent : signInTexts.failed}
      </p>
      {failure !== null && wrong.length === 0 && <p>{failure}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ id, error }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // The address stays: it may say where the member goes on.
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
