import { Button, Dialog, Heading, Paragraph } from "@digdir/designsystemet-react";
import { useRef } from "react";
import { type Person, ROLE_NAMES, type Role } from "../../../api/accounts";
import * as styles from "./accounts.module.css";

const OTHER: Readonly<Record<Role, Role>> = { editor: "admin", admin: "editor" };

interface PersonRowProps {
  readonly person: Person;
  readonly isOwn: boolean;
  readonly onRole: (role: Role) => void;
  /** Null where login is not by password. */
  readonly onLink: (() => void) | null;
  readonly onRemove: () => void;
}

/** An account with its actions. */
export const PersonRow = ({ person, isOwn, onRole, onLink, onRemove }: PersonRowProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const { id, name, email, role } = person;
  const other = OTHER[role];
  return (
    <li>
      <div>
        <strong>{isOwn ? `${name} (deg)` : name}</strong>
        <small>{`${email}, ${ROLE_NAMES[role].toLowerCase()}`}</small>
      </div>
      <div className={styles.buttons}>
        <Button
          type="button"
          variant="secondary"
          data-size="sm"
          aria-label={`Gjør til ${ROLE_NAMES[other].toLowerCase()}: ${name}`}
          onClick={() => onRole(other)}
        >
          {`Gjør til ${ROLE_NAMES[other].toLowerCase()}`}
        </Button>
        {onLink !== null && (
          <Button
            type="button"
            variant="secondary"
            data-size="sm"
            aria-label={`Lenke til nytt passord for ${name}`}
            onClick={onLink}
          >
            Nytt passord
          </Button>
        )}
        <Button
          type="button"
          variant="secondary"
          data-size="sm"
          data-color="danger"
          aria-label={`Fjern ${name}`}
          onClick={() => dialog.current?.showModal()}
        >
          Fjern
        </Button>
      </div>
      <Dialog ref={dialog} closedby="any" closeButton={false} aria-labelledby={`fjern-${id}`}>
        <Heading level={2} data-size="xs" id={`fjern-${id}`}>
          {`Fjerne kontoen til ${name}?`}
        </Heading>
        <Paragraph>
          {`${name} blir logget ut overalt og kommer ikke inn igjen uten ny invitasjon. Det ${name} har lagret, blir stående.`}
        </Paragraph>
        <div className={styles.buttons}>
          <Button
            type="button"
            data-color="danger"
            onClick={() => {
              dialog.current?.close();
              onRemove();
            }}
          >
            Fjern kontoen
          </Button>
          <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
            Behold den
          </Button>
        </div>
      </Dialog>
    </li>
  );
};
