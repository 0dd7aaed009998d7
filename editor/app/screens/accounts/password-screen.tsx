import { Alert, Button, Heading, Textfield } from "@digdir/designsystemet-react";
import { useState } from "react";
import { accountsClient } from "../../access/accounts-client";
import { NEW_PASSWORD_HELP, shortPassword } from "../../access/new-password";
import { useCheckedForm } from "../../access/use-checked-form";
import { useDesk } from "../../data/desk-context";
import * as styles from "./accounts.module.css";

/** Changes one's own password. */
const PasswordScreen = () => {
  const { person } = useDesk();
  const [isChanged, setChanged] = useState(false);
  const { form, field, isSending, submit } = useCheckedForm({
    initial: { old: "", password: "", again: "" },
    check: ({ old, password, again }) => {
      setChanged(false);
      return {
        ...(old === "" && { old: "Skriv passordet du har nå." }),
        ...shortPassword(password),
        ...(password !== again && { again: "Ikke det samme som over. Skriv det nye passordet igjen." }),
      };
    },
    refusedAt: "old",
    send: async ({ old, password }) => {
      await accountsClient.changePassword({ old, password });
      setChanged(true);
    },
  });
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
        <Textfield label="Passordet du har nå" type="password" autoComplete="current-password" {...field("old")} />
        <Textfield
          label="Nytt passord"
          description={NEW_PASSWORD_HELP}
          type="password"
          autoComplete="new-password"
          {...field("password")}
        />
        <Textfield label="Det nye passordet igjen" type="password" autoComplete="new-password" {...field("again")} />
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? "Bytter …" : "Bytt passord"}
        </Button>
      </form>
    </>
  );
};

export default PasswordScreen;
