import { Button } from "@digdir/designsystemet-react";
import { useState } from "react";
import { listAddress } from "../../data/route";
import * as styles from "./removal.module.css";
import { RemovalQuestion } from "./removal-question";

interface RemovalPanelProps {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
}

/** Removes the form's entity, after a question. */
export const RemovalPanel = ({ kind, id, title }: RemovalPanelProps) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.place}>
      <Button type="button" variant="tertiary" data-color="danger" onClick={() => setAsked(true)}>
        {`Slett «${title}» …`}
      </Button>
      {isAsked && (
        <RemovalQuestion
          kind={kind}
          named={[{ id, title }]}
          onClose={() => setAsked(false)}
          onRemoved={() => window.location.replace(listAddress(kind))}
        />
      )}
    </div>
  );
};
