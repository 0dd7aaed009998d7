import { Button, Fieldset, Heading, Radio, Textfield } from "@digdir/designsystemet-react";
import { useState } from "react";
import { emailSchema, type Invited, ROLE_NAMES, ROLES, type Role } from "../../../api/accounts";
import { accountsClient } from "../../access/accounts-client";
import { useCheckedForm } from "../../access/use-checked-form";
import * as styles from "./accounts.module.css";

const MAY: Readonly<Record<Role, string>> = {
  editor: "Skriver og lagrer alt innhold, men ikke nettstedets innstillinger.",
  admin: "Som redaktør. Publiserer, inviterer, og endrer innstillingene med priser og åpningstider.",
};

interface InviteFormProps {
  readonly onInvited: (invited: Invited) => void;
}

/** Creates an invitation; the person who invites sends the link. */
export const InviteForm = ({ onInvited }: InviteFormProps) => {
  const [role, setRole] = useState<Role>("editor");
  const { form, field, isSending, submit } = useCheckedForm({
    initial: { email: "" },
    check: ({ email }) =>
      emailSchema.safeParse(email).success ? {} : { email: "Skriv hele adressen, som kari@kulturhuset.example.no." },
    refusedAt: "email",
    send: async ({ email }) => onInvited(await accountsClient.invite(email, role)),
  });
  return (
    <form ref={form} noValidate className={styles.invite} onSubmit={submit}>
      <Heading level={2} data-size="xs">
        Inviter
      </Heading>
      <Textfield
        label="E-postadresse"
        description="Redaksjonen sender ingen e-post: Du får en lenke, som du selv sender hit."
        type="email"
        autoComplete="off"
        {...field("email")}
      />
      <Fieldset>
        <Fieldset.Legend>Rolle</Fieldset.Legend>
        {ROLES.map((one) => (
          <Radio
            key={one}
            name="rolle"
            label={ROLE_NAMES[one]}
            description={MAY[one]}
            value={one}
            checked={role === one}
            onChange={() => setRole(one)}
          />
        ))}
      </Fieldset>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? "Lager lenken …" : "Lag invitasjon"}
      </Button>
    </form>
  );
};
