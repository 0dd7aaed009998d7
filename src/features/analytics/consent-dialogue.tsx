import { Link } from "../../components/elements/link";
import { type Choice, choose } from "./consent";
import * as styles from "./consent-dialogue.module.css";

/** The fixed texts of the question for consent, in Bokmål. */
const analyticsTexts = {
  consentQuestion: "Får vi telle hva som blir lest?",
  consentReason: "Statistikken viser hva folk ser på, aldri hvem du er.",
  consentMore: "Les mer om hva som lagres",
  consentDeny: "Avvis",
  consentGrant: "Godta",
} as const;

/** The dialogue is removed with its focused button, so the focus moves to the page. */
const answer = (choice: Choice): void => {
  choose(choice);
  document.getElementById("innhold")?.focus({ preventScroll: true });
};

const ANSWERS = [
  ["denied", analyticsTexts.consentDeny],
  ["granted", analyticsTexts.consentGrant],
] as const;

/** Asks for consent to statistics, with equal buttons for both answers. Not modal: the page stays usable. */
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
      {ANSWERS.map(([choice, text]) => (
        <button
          key={choice}
          type="button"
          className="ds-button"
          data-variant="secondary"
          data-fullwidth
          onClick={() => answer(choice)}
        >
          {text}
        </button>
      ))}
    </div>
  </section>
);
