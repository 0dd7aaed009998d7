import * as styles from "./stage-notice.module.css";
import { notesIn } from "./texts";

interface StageNoticeProps {
  readonly stage: string;
  readonly words: Queries.NoteWordsFragment | null;
}

/** On every page of a site that is not in use yet. */
export const StageNotice = ({ stage, words }: StageNoticeProps) => {
  const { lang, inDevelopment, onTrial } = notesIn(words);
  if (stage === "production") return null;
  return (
    <p className={styles.notice} lang={lang}>
      {stage === "development" ? inDevelopment : onTrial}
    </p>
  );
};
