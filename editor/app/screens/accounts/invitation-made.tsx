import { Alert, Button, Textfield } from "@digdir/designsystemet-react";
import { useEffect, useRef, useState } from "react";
import type { Invited } from "../../../api/accounts";
import { savedAt } from "../../text/saved-at";
import * as styles from "./accounts.module.css";

/** The link of a new invitation, shown only once. */
export const InvitationMade = ({ email, link, expires }: Invited) => {
  const field = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState("");
  useEffect(() => field.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setNotice("Lenken er kopiert."),
      () => {
        field.current?.select();
        setNotice("Nettleseren lar ikke siden kopiere. Lenken er merket: kopier den med Ctrl+C.");
      },
    );
  return (
    <div className={styles.link}>
      <Textfield
        ref={field}
        label={`Lenke til ${email}`}
        description={`Send den til ${email}. Den kan brukes én gang, til og med ${savedAt(expires)}, og vises bare nå.`}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <Button type="button" onClick={() => void copy()}>
        Kopier lenken
      </Button>
      <div role="status">{notice !== "" && <Alert data-color="info">{notice}</Alert>}</div>
    </div>
  );
};
