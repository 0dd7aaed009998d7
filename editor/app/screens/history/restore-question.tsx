import { Button, Paragraph } from "@digdir/designsystemet-react";
import { Suspense, useEffect, useRef } from "react";
import type { Json } from "../../../../domain/json/json";
import * as styles from "../screens.module.css";
import * as differences from "./differences.module.css";
import { LazyDifferences } from "./folded-changes";

interface RestoreQuestionProps {
  readonly kind: string;
  /** What the form holds. */
  readonly current: Json;
  readonly restored: Json;
  readonly onRestore: () => void;
  readonly onKeep: () => void;
}

/** What restoring an earlier version would change in the form, before it is done. Takes the focus. */
export const RestoreQuestion = ({ kind, current, restored, onRestore, onKeep }: RestoreQuestionProps) => {
  const heading = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={differences.question}>
      <strong ref={heading} tabIndex={-1}>
        Dette endres i skjemaet
      </strong>
      <Suspense fallback={<Paragraph>Henter …</Paragraph>}>
        <LazyDifferences kind={kind} before={current} after={restored} names={["Står nå", "Blir"]} />
      </Suspense>
      <div className={styles.buttons}>
        <Button type="button" data-size="sm" onClick={onRestore}>
          Bruk denne utgaven
        </Button>
        <Button type="button" variant="secondary" data-size="sm" onClick={onKeep}>
          Behold det som står
        </Button>
      </div>
    </div>
  );
};
