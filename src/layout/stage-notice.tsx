import * as styles from "./stage-notice.module.css";
import { layoutTexts } from "./texts";

const textOf = (stage: string): string | null => {
  const { development, test } = layoutTexts.stages;
  if (stage === "production") return null;
  return stage === "development" ? development : test;
};

/** On every page of a site that is not in use yet. */
export const StageNotice = ({ stage }: { readonly stage: string }) => {
  const text = textOf(stage);
  return text && <p className={styles.notice}>{text}</p>;
};
