import { Link } from "../../components/elements/link";
import { type Choice, choose } from "./consent";
import * as styles from "./consent-dialogue.module.css";

const BOKMAL = {
  lang: undefined,
  question: "Får vi telle hva som blir lest?",
  reason: "Statistikken viser hva folk ser på, aldri hvem du er.",
  more: "Les mer om hva som lagres",
  denied: "Avvis",
  granted: "Godta",
};

/** A refusal that one cannot read is none: the question in the languages that visitors from abroad have pages in. */
const FOREIGN: Readonly<Record<string, Omit<typeof BOKMAL, "lang">>> = {
  en: {
    question: "May we count what is read?",
    reason: "The statistics show what people look at, never who you are.",
    more: "More about what is stored (in Norwegian)",
    denied: "Refuse",
    granted: "Accept",
  },
  de: {
    question: "Dürfen wir zählen, was gelesen wird?",
    reason: "Die Statistik zeigt, was angesehen wird, nie wer Sie sind.",
    more: "Mehr darüber, was gespeichert wird (auf Norwegisch)",
    denied: "Ablehnen",
    granted: "Zustimmen",
  },
};

const textsIn = (language: string | null) => {
  const foreign = language === null ? undefined : FOREIGN[language];
  if (foreign) return { ...foreign, lang: language ?? undefined };
  return language === null ? BOKMAL : { ...BOKMAL, lang: "nb" };
};

export interface ConsentProps {
  /** The page about what is stored, if any. */
  readonly page: string | null;
  /** The language of the page on screen, where it is not the site's. */
  readonly language?: string | null;
}

/** The dialogue is removed with its focused button, so the focus moves to the page. */
const answer = (choice: Choice): void => {
  choose(choice);
  document.getElementById("innhold")?.focus({ preventScroll: true });
};

const ANSWERS = ["denied", "granted"] as const;

/** Asks for consent to statistics, with equal buttons for both answers. Not modal: the page stays usable. */
export const ConsentDialogue = ({ page, language = null }: ConsentProps) => {
  const texts = textsIn(language);
  return (
    <section
      className={styles.dialogue}
      aria-labelledby="samtykke"
      lang={texts.lang}
      data-tone="dark"
      data-needs-script
    >
      <div className={styles.words}>
        <p id="samtykke" className={styles.question}>
          {texts.question}
        </p>{" "}
        <p>
          {texts.reason} {page !== null && <Link to={page}>{texts.more}</Link>}
        </p>
      </div>
      <div className={styles.answers}>
        {ANSWERS.map((choice) => (
          <button
            key={choice}
            type="button"
            className="ds-button"
            data-variant="secondary"
            data-fullwidth
            onClick={() => answer(choice)}
          >
            {texts[choice]}
          </button>
        ))}
      </div>
    </section>
  );
};
