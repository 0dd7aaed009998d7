import { Button, Paragraph, Textfield } from "@digdir/designsystemet-react";
import type { Session } from "../../api/accounts";
import * as styles from "./access.module.css";
import { AccessFrame } from "./access-frame";
import { accountsClient } from "./accounts-client";
import { useCheckedForm } from "./use-checked-form";

interface LoginScreenProps {
  /** True when the session just ended. */
  readonly isAgain: boolean;
  readonly onLogin: (session: Session) => void;
}

const LoginScreen = ({ isAgain, onLogin }: LoginScreenProps) => {
  const { form, field, isSending, submit } = useCheckedForm({
    initial: { email: "", password: "" },
    check: ({ email, password }) => ({
      ...(email.trim() === "" && { email: "Skriv e-postadressen din." }),
      ...(password === "" && { password: "Skriv passordet ditt." }),
    }),
    refusedAt: "password",
    send: async (values) => onLogin(await accountsClient.login(values)),
  });
  return (
    <AccessFrame heading="Logg inn">
      {isAgain && <Paragraph>Du er logget ut. Det du hadde skrevet, er tatt vare på i denne nettleseren.</Paragraph>}
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <Textfield label="E-postadresse" type="email" autoComplete="username" {...field("email")} />
        <Textfield label="Passord" type="password" autoComplete="current-password" {...field("password")} />
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? "Logger inn …" : "Logg inn"}
        </Button>
      </form>
      <Paragraph data-size="sm">
        Har du glemt passordet, eller har du ikke vært her før? Be en ansvarlig i redaksjonen om en lenke.
      </Paragraph>
    </AccessFrame>
  );
};

export default LoginScreen;
