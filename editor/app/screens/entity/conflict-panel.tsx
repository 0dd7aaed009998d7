import { Alert, Button, Heading, Paragraph } from "@digdir/designsystemet-react";
import { type MouseEvent, useEffect, useRef } from "react";
import type { Conflict } from "../../../api/api";
import * as styles from "../screens.module.css";

interface ConflictPanelProps {
  readonly conflicts: readonly Conflict[];
  readonly onChoose: (conflict: Conflict, keepsMine: boolean) => void;
}

const SIDES = [
  { side: "mine", label: "Behold mitt" },
  { side: "theirs", label: "Bruk deres" },
] as const;

const screenPart = (): HTMLElement | null => document.getElementById("innhold");

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return "(tomt)";
  if (Array.isArray(value)) return value.map(shown).join("\n");
  if (typeof value === "object") return Object.values(value).map(shown).join("\n");
  return typeof value === "boolean" ? (value ? "På" : "Av") : String(value).replace(/<[^>]*>/g, "");
};

/** Both values of each field that somebody else has changed meanwhile. Nothing is written. Takes the focus. */
export const ConflictPanel = ({ conflicts, onChoose }: ConflictPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choose = (conflict: Conflict, keepsMine: boolean) => (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    onChoose(conflict, keepsMine);
    const isLast = conflicts.length === 1;
    if (!isLast) heading.current?.focus();
    // After the last conflict, saving is next, if possible.
    else
      setTimeout(() =>
        (form?.querySelector<HTMLElement>('[type="submit"]:not([aria-disabled="true"])') ?? screenPart())?.focus(),
      );
  };
  return (
    <Alert data-color="warning">
      <Heading level={2} data-size="xs" ref={heading} tabIndex={-1}>
        Noen andre har endret det samme
      </Heading>
      <Paragraph>Ingenting er lagret ennå. Velg for hvert felt, og lagre igjen.</Paragraph>
      {conflicts.map((conflict) => (
        <div key={conflict.path.join(".")} className={styles.conflict}>
          <strong>{conflict.label}</strong>
          {SIDES.map(({ side, label }) => (
            <div key={side}>
              <pre>{shown(conflict[side])}</pre>
              <Button type="button" variant="secondary" data-size="sm" onClick={choose(conflict, side === "mine")}>
                {label}
              </Button>
            </div>
          ))}
        </div>
      ))}
    </Alert>
  );
};
