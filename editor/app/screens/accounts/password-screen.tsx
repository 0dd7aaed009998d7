import { Alert, Button, Heading, Textfield } from "@digdir/designsystemet-react";
import { useState } from "react";
import { SHORTEST_PASSWORD } from "../../../api/accounts";
import { accountsClient } from "../../access/accounts-client";
import { useCheckedForm } from "../../access/use-checked-form";
import { useDesk } from "../../data/desk-context";
import * as styles from "./accounts.module.css";

const EMPTY = { old: "", password: "", again: "" };

type Name = keyof typeof EMPTY;

/** A new password for who is logged in. */
const PasswordScreen = () => {
  const { person } = useDesk();
  const [typed, setTyped] = useState(EMPTY);
  const [isChanged, setChanged] = useState(false);
  const { form, faults, isSending, submit } = useCheckedForm<Name>({
    check: () => {
      setChanged(false);
      return {
        ...(typed.old === "" && { old: "Skriv passordet du har nå." }),
        ...(typed.password.length < SHORTEST_PASSWORD && {
          password: `Passordet er for kort. Bruk minst ${SHORTEST_PASSWORD} tegn, for eksempel fire ord.`,
        }),
        ...(typed.password !== typed.again && { again: "Ikke det samme som over. Skriv det nye passordet igjen." }),
      };
    },
    refusedAt: "old",
    send: async () => {
      await accountsClient.changePassword({ old: typed.old, password: typed.password });
      setTyped(EMPTY);
      setChanged(true);
    },
  });
  const field = (name: Name, label: string, description?: string) => (
    <Textfield
      label={label}
      {...(description !== undefined && { description })}
      name={name}
      type="password"
      autoComplete={name === "old" ? "current-password" : "new-password"}
      value={typed[name]}
      error={faults[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <>
      <Heading level={1} data-size="lg">
        Bytt passord
      </Heading>
      <div role="status">
        {isChanged && (
          <Alert data-color="success">Passordet er byttet. Andre steder du var logget inn, er du logget ut.</Alert>
        )}
      </div>
      <form ref={form} noValidate className={styles.invite} onSubmit={submit}>
        <Textfield label="E-postadresse" autoComplete="username" readOnly value={person?.email ?? ""} />
        {field("old", "Passordet du har nå")}
        {field(
          "password",
          "Nytt passord",
          `Minst ${SHORTEST_PASSWORD} tegn. Flere ord etter hverandre er lette å huske og vanskelige å gjette.`,
        )}
        {field("again", "Det nye passordet igjen")}
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? "Bytter …" : "Bytt passord"}
        </Button>
      </form>
    </>
  );
};

export default PasswordScreen;
