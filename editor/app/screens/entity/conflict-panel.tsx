import { Alert, Button, Heading, Paragraph } from "@digdir/designsystemet-react";
import type { Conflict } from "../../../api/api";
import * as styles from "../screens.module.css";

interface ConflictPanelProps {
  readonly conflicts: readonly Conflict[];
  readonly onChoose: (conflict: Conflict, keepsMine: boolean) => void;
}

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return "(tomt)";
  return typeof value === "string" ? value : JSON.stringify(value, null, 1);
};

/** Both values of each field that somebody else has changed meanwhile. Nothing has been written. */
export const ConflictPanel = ({ conflicts, onChoose }: ConflictPanelProps) => (
  <Alert data-color="warning">
    <Heading level={2} data-size="xs">
      Noen andre har endret det samme
    </Heading>
    <Paragraph>Ingenting er lagret ennå. Velg for hvert felt, og lagre igjen.</Paragraph>
    {conflicts.map((conflict) => (
      <div key={conflict.path.join(".")} className={styles.conflict}>
        <strong>{conflict.label}</strong>
        <div>
          <pre>{shown(conflict.mine)}</pre>
          <Button type="button" variant="secondary" data-size="sm" onClick={() => onChoose(conflict, true)}>
            Behold mitt
          </Button>
        </div>
        <div>
          <pre>{shown(conflict.theirs)}</pre>
          <Button type="button" variant="secondary" data-size="sm" onClick={() => onChoose(conflict, false)}>
            Bruk deres
          </Button>
        </div>
      </div>
    ))}
  </Alert>
);
