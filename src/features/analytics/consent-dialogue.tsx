import { Link } from "../../components/link";
import { strings } from "../../lib/strings";
import { type Choice, choose } from "./consent";
import * as styles from "./consent-dialogue.module.css";

/** The question goes away with its buttons; a reader who uses keys goes on in the page. */
const answer = (choice: Choice): void => {
  choose(choice);
  document.getElementById("innhold")?.focus({ preventScroll: true });
};

/** Asks for consent to statistics. To refuse is as near as to accept; the page behind can be used meanwhile. */
export const ConsentDialogue = ({ page }: { readonly page: string | null }) => (
  <section className={styles.dialogue} aria-labelledby="samtykke" data-tone="dark" data-needs-script>
    <div className={styles.words}>
      <p id="samtykke" className={styles.question}>
        {strings.consentQuestion}
      </p>{" "}
      <p>
        {strings.consentReason} {page !== null && <Link to={page}>{strings.consentMore}</Link>}
      </p>
    </div>
    <div className={styles.answers}>
      <button
        type="button"
        className="ds-button"
        data-variant="secondary"
        data-fullwidth
        onClick={() => answer("denied")}
      >
        {strings.consentDeny}
      </button>
      <button
        type="button"
        className="ds-button"
        data-variant="secondary"
        data-fullwidth
        onClick={() => answer("granted")}
      >
        {strings.consentGrant}
      </button>
    </div>
  </section>
);
