import { Alert, Button, Heading, Paragraph, Textfield } from "@digdir/designsystemet-react";
import { useEffect, useRef, useState } from "react";
import type { Invited } from "../../../api/accounts";
import { type Accounts, type Person, ROLE_NAMES } from "../../../api/accounts";
import { accountsClient } from "../../access/accounts-client";
import { useDesk } from "../../data/desk-context";
import { announceSessionChange } from "../../data/session-change";
import { messageOf } from "../../text/message-of";
import { savedAt } from "../../text/saved-at";
import * as styles from "./accounts.module.css";
import { InviteForm } from "./invite-form";
import { PersonRow } from "./person-row";

/** The link of a new invitation, shown only once. */
const InvitationMade = ({ email, link, expires }: Invited) => {
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

type Notice = { readonly tone: "success" | "danger"; readonly text: string } | null;

/** Accounts and invitations. */
const AccountsScreen = () => {
  const { person: own, login } = useDesk();
  const hasPasswords = login === "password";
  const [listed, setListed] = useState<Accounts | null>(null);
  const [invited, setInvited] = useState<Invited | null>(null);
  const [notice, setNotice] = useState<Notice>(null);

  const fail = (error: unknown) => setNotice({ tone: "danger", text: messageOf(error) });
  const act = (answer: Promise<Accounts>, text: string, about?: Person) =>
    answer.then((next) => {
      setListed(next);
      setNotice({ tone: "success", text });
      if (about?.id === own?.id) announceSessionChange();
    }, fail);
  const show = (made: Invited) => {
    setInvited(made);
    setNotice(null);
    accountsClient.accounts().then(setListed, fail);
  };
  useEffect(() => {
    accountsClient
      .accounts()
      .then(setListed, (error: unknown) => setNotice({ tone: "danger", text: messageOf(error) }));
  }, []);

  return (
    <>
      <Heading level={1} data-size="lg">
        Kontoer
      </Heading>
      <InviteForm onInvited={show} />
      {invited !== null && <InvitationMade key={invited.email} {...invited} />}
      <div role="status">{notice !== null && <Alert data-color={notice.tone}>{notice.text}</Alert>}</div>
      <Heading level={2} data-size="xs">
        Har konto
      </Heading>
      {listed === null && notice === null && <Paragraph>Henter kontoene …</Paragraph>}
      <ul className={styles.people}>
        {(listed?.people ?? []).map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isOwn={person.id === own?.id}
            onRole={(role) =>
              void act(
                accountsClient.setRole(person.id, role),
                `${person.name} er nå ${ROLE_NAMES[role].toLowerCase()}.`,
                person,
              )
            }
            onLink={hasPasswords ? () => void accountsClient.invite(person.email, person.role).then(show, fail) : null}
            onRemove={() => void act(accountsClient.remove(person.id), `${person.name} er fjernet.`, person)}
          />
        ))}
      </ul>
      {listed !== null && listed.invitations.length > 0 && (
        <>
          <Heading level={2} data-size="xs">
            Invitasjoner som ikke er brukt
          </Heading>
          <ul className={styles.people}>
            {listed.invitations.map(({ email, role, invitedBy, expires }) => (
              <li key={email}>
                <div>
                  <strong>{email}</strong>
                  <small>{`${ROLE_NAMES[role]}, fra ${invitedBy}. Gjelder til ${savedAt(expires)}.`}</small>
                </div>
                <Button
                  type="button"
                  variant="secondary"
                  data-size="sm"
                  aria-label={`Trekk tilbake invitasjonen til ${email}`}
                  onClick={() => {
                    if (invited?.email === email) setInvited(null);
                    void act(accountsClient.withdraw(email), `Invitasjonen til ${email} gjelder ikke lenger.`);
                  }}
                >
                  Trekk tilbake
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

export default AccountsScreen;
