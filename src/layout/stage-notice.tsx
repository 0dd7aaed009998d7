import * as styles from "./stage-notice.module.css";
import { notesIn } from "./texts";

interface StageNoticeProps {
  readonly stage: string;
  readonly language: string | null;
}

/** On every page of a site that is not in use yet. */
export const StageNotice = ({ stage, language }: StageNoticeProps) => {
  const { lang, development, test } = notesIn(language);
  if (stage === "production") return null;
  return (
    <p className={styles.notice} lang={lang}>
      {stage === "development" ? development : test}
    </p>
  );
};
