import { Alert, Heading } from "@digdir/designsystemet-react";
import type { Publishing } from "../../../api/publishing";
import * as styles from "./publishing.module.css";
import { sourceTexts } from "./publishing-texts";

interface PulledSourcesProps {
  readonly sources: NonNullable<Publishing["pulled"]>["sources"];
}

/** When each source of the programme was last read. */
export const PulledSources = ({ sources }: PulledSourcesProps) => {
  const texts = sourceTexts(sources);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="kilder">
      <Heading level={2} data-size="xs" id="kilder">
        Kilder
      </Heading>
      <ul className={styles.sources}>
        {texts.map(({ text, isSick }) => (
          <li key={text}>{isSick ? <Alert data-color="warning">{text}</Alert> : text}</li>
        ))}
      </ul>
    </section>
  );
};
