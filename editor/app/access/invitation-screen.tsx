import { Alert, Button, Link, Paragraph, Textfield } from "@digdir/designsystemet-react";
import { useState } from "react";
import { type Invitation, ROLE_NAMES, type Session, SHORTEST_PASSWORD } from "../../api/accounts";
import { OVERVIEW } from "../data/route";
import { useLoaded } from "../data/use-loaded";
import * as styles from "./access.module.css";
import { AccessFrame } from "./access-frame";
import { accountsClient } from "./accounts-client";
import { useCheckedForm } from "./use-checked-form";

interface InvitationScreenProps {
  readonly secret: string;
  readonly onLogin: (session: Session) => void;
}

const Form = ({ secret, invitation, onLogin }: InvitationScreenProps & { readonly invitation: Invitation }) => {
  const [name, setName] = useState(invitation.name);
  const [password, setPassword] = useState("");
  const { form, faults, isSending, submit } = useCheckedForm<"name" | "password">({
    check: () => ({
      ...(name.trim() === "" && { name: "Skriv navnet ditt, slik de andre skal se det." }),
      ...(password.length < SHORTEST_PASSWORD && {
        password: `Passordet er for kort. Bruk minst ${SHORTEST_PASSWORD} tegn, for eksempel fire ord.`,
      }),
    }),
    refusedAt: "password",
    send: async () => {
      onLogin(await accountsClient.accept({ secret, name, password }));
      window.location.replace(OVERVIEW);
    },
  });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <Textfield label="E-postadresse" autoComplete="username" readOnly value={invitation.email} />
      <Textfield
        label="Navnet ditt"
        description="Står ved alt du lagrer."
        name="name"
        autoComplete="name"
        value={name}
        error={faults.name}
        onChange={({ target }) => setName(target.value)}
      />
      <Textfield
        label="Velg et passord"
        description={`Minst ${SHORTEST_PASSWORD} tegn. Flere ord etter hverandre er lette å huske og vanskelige å gjette.`}
        name="password"
        type="password"
        autoComplete="new-password"
        value={password}
        error={faults.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? "Lagrer …" : "Lagre og logg inn"}
      </Button>
    </form>
  );
};

/** Where the link of an invitation leads. */
const InvitationScreen = (props: InvitationScreenProps) => {
  const { value, failure } = useLoaded(() => accountsClient.invitation(props.secret), props.secret);
  const isNew = value?.name === "";
  return (
    <AccessFrame heading={value === null || isNew ? "Velkommen til redaksjonen" : "Nytt passord"}>
      {failure !== null && (
        <>
          <Alert data-color="danger">{failure}</Alert>
          <Link href={OVERVIEW}>Til innloggingen</Link>
        </>
      )}
      {value === null && failure === null && <Paragraph>Henter invitasjonen …</Paragraph>}
      {value !== null && (
        <>
          {isNew && <Paragraph>{`Du er invitert som ${ROLE_NAMES[value.role].toLowerCase()}.`}</Paragraph>}
          <Form {...props} invitation={value} />
        </>
      )}
    </AccessFrame>
  );
};

export default InvitationScreen;
