import { Alert, Button, Link, Paragraph, Textfield } from "@digdir/designsystemet-react";
import { useState } from "react";
import { type Invitation, ROLE_NAMES, type Session } from "../../api/accounts";
import { OVERVIEW } from "../data/route";
import { useLoaded } from "../data/use-loaded";
import { messageOf } from "../text/message-of";
import * as styles from "./access.module.css";
import { AccessFrame } from "./access-frame";
import { accountsClient } from "./accounts-client";
import { NEW_PASSWORD_HELP, shortPassword } from "./new-password";
import { useCheckedForm } from "./use-checked-form";

interface InvitationScreenProps {
  readonly secret: string;
  /** Display name of the identity provider; empty for passwords. */
  readonly provider: string;
  readonly onLogin: (session: Session) => void;
}

/** Accepts the invitation by a login at the identity provider. */
const ProviderLogin = ({
  secret,
  provider,
  email,
}: Omit<InvitationScreenProps, "onLogin"> & Pick<Invitation, "email">) => {
  const [failure, setFailure] = useState<string | null>(null);
  const begin = async () => {
    setFailure(null);
    try {
      window.location.assign((await accountsClient.beginInvited(secret)).address);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <>
      <Paragraph>
        {`Invitasjonen er til ${email}, og kan brukes én gang. Kontoen du logger inn med, blir din konto i redaksjonen.`}
      </Paragraph>
      {failure !== null && (
        <Alert role="alert" data-color="danger">
          {failure}
        </Alert>
      )}
      <div>
        <Button type="button" onClick={() => void begin()}>
          {`Logg inn med ${provider}`}
        </Button>
      </div>
    </>
  );
};

const Form = ({
  secret,
  invitation,
  onLogin,
}: Omit<InvitationScreenProps, "provider"> & { readonly invitation: Invitation }) => {
  const { form, field, isSending, submit } = useCheckedForm({
    initial: { name: invitation.name, password: "" },
    check: ({ name, password }) => ({
      ...(name.trim() === "" && { name: "Skriv navnet ditt, slik de andre skal se det." }),
      ...shortPassword(password),
    }),
    refusedAt: "password",
    send: async (values) => {
      onLogin(await accountsClient.accept({ secret, ...values }));
      window.location.replace(OVERVIEW);
    },
  });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <Textfield label="E-postadresse" autoComplete="username" readOnly value={invitation.email} />
      <Textfield label="Navnet ditt" description="Står ved alt du lagrer." autoComplete="name" {...field("name")} />
      <Textfield
        label="Velg et passord"
        description={NEW_PASSWORD_HELP}
        type="password"
        autoComplete="new-password"
        {...field("password")}
      />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? "Lagrer …" : "Lagre og logg inn"}
      </Button>
    </form>
  );
};

/** Landing page of an invitation link. */
const InvitationScreen = (props: InvitationScreenProps) => {
  const { value, failure } = useLoaded(() => accountsClient.invitation(props.secret), props.secret);
  const { secret, provider } = props;
  const isNew = value?.name === "" || provider !== "";
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
          {provider === "" ? (
            <Form {...props} invitation={value} />
          ) : (
            <ProviderLogin secret={secret} provider={provider} email={value.email} />
          )}
        </>
      )}
    </AccessFrame>
  );
};

export default InvitationScreen;
