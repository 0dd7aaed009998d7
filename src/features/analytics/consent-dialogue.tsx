import { Link } from "../../components/elements/link";
import { type Choice, choose } from "./consent";
import * as styles from "./consent-dialogue.module.css";
import { analyticsTexts } from "./texts";

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
        {analyticsTexts.consentQuestion}
      </p>{" "}
      <p>
        {analyticsTexts.consentReason} {page !== null && <Link to={page}>{analyticsTexts.consentMore}</Link>}
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
        {analyticsTexts.consentDeny}
      </button>
      <button
        type="button"
        className="ds-button"
        data-variant="secondary"
        data-fullwidth
        onClick={() => answer("granted")}
      >
        {analyticsTexts.consentGrant}
      </button>
    </div>
  </section>
);
