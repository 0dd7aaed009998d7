import { Button, Dialog, Heading, Link, Paragraph, Textfield } from "@digdir/designsystemet-react";
import type { ReactNode } from "react";
import { ROLE_NAMES, type Session } from "../../api/accounts";
import { PASSWORD } from "../data/route";
import * as styles from "./shell.module.css";

interface PersonDialogProps {
  readonly isOpen: boolean;
  readonly session: Session;
  /** Name of saves on a local desk. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onLogout: (() => void) | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Who one is at the desk, and help. */
export const PersonDialog = (props: PersonDialogProps) => {
  const { isOpen, session, name, onName, onLogout, onClose, children } = props;
  const { person, login } = session;
  return (
    <Dialog open={isOpen} closedby="any" closeButton="Lukk" onClose={onClose} aria-labelledby="deg">
      <div className={styles.person}>
        <Heading level={2} data-size="sm" id="deg">
          {person?.name ?? "Deg"}
        </Heading>
        {person === null ? (
          <Textfield
            label="Navnet ditt"
            description="Står ved det du lagrer."
            autoComplete="name"
            value={name}
            onChange={({ target }) => onName(target.value)}
          />
        ) : (
          <Paragraph data-size="sm">{ROLE_NAMES[person.role]}</Paragraph>
        )}
        {login === "password" && person !== null && (
          <Link href={PASSWORD} onClick={onClose}>
            Bytt passord
          </Link>
        )}
        {children}
        {person !== null && onLogout !== null && (
          <Button type="button" variant="secondary" onClick={onLogout}>
            Logg ut
          </Button>
        )}
      </div>
    </Dialog>
  );
};
