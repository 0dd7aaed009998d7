import type { RefObject } from "react";
import { signInTexts } from "../sign-in-texts";
import * as styles from "./member-form.module.css";

interface Props {
  readonly box: RefObject<HTMLElement | null>;
  /** The fields with errors. */
  readonly wrong: readonly { readonly id: string; readonly error: string }[];
  /** The error of the last request. */
  readonly failure: string | null;
}

/** The error summary above the form; takes the focus, and links to each field. */
export const FormSummary = ({ box, wrong, failure }: Props) => {
  if (wrong.length === 0 && failure === null) return null;
  return (
    // A screen reader says the name and the description of what takes the focus.
    <section
      ref={box}
      className={styles.summary}
      tabIndex={-1}
      aria-labelledby="skjemafeil"
      aria-describedby="skjemafeil-hva"
    >
      <p id="skjemafeil" className={styles.summaryHeading}>
        {failure === null ? signInTexts.notSent : signInTexts.failed}
      </p>
      {failure !== null && wrong.length === 0 && <p id="skjemafeil-hva">{failure}</p>}
      {wrong.length > 0 && (
        <ul id="skjemafeil-hva">
          {wrong.map(({ id, error }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // The address is kept: its query may contain the page to return to.
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
