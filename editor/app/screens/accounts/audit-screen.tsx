import { Alert, Button, Heading, Paragraph } from "@digdir/designsystemet-react";
import { useEffect, useState } from "react";
import type { AuditPage } from "../../../api/accounts";
import { accountsClient } from "../../access/accounts-client";
import { messageOf } from "../../text/message-of";
import { savedAt } from "../../text/saved-at";
import * as styles from "./accounts.module.css";

type Entry = AuditPage["entries"][number];

const byWhom = ({ who, email, address }: Entry): string =>
  [who === "" ? "" : `${who} (${email})`, address].filter((part) => part !== "").join(", ");

/** Audit trail: who did what, and when. */
const AuditScreen = () => {
  const [page, setPage] = useState<AuditPage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const read = (before: number | null, earlier: readonly Entry[]) =>
    accountsClient.audit(before).then(
      ({ entries, hasMore }) => setPage({ entries: [...earlier, ...entries], hasMore }),
      (error: unknown) => setFailure(messageOf(error)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once.
  useEffect(() => void read(null, []), []);
  const last = page?.entries.at(-1);
  return (
    <>
      <Heading level={1} data-size="lg">
        Hendelser
      </Heading>
      <Paragraph>Hvem som gjorde hva, med det siste først. Hendelser slettes etter ett år.</Paragraph>
      {failure !== null && <Alert data-color="danger">{failure}</Alert>}
      {page === null && failure === null && <Paragraph>Henter …</Paragraph>}
      <ul className={styles.people}>
        {(page?.entries ?? []).map((entry) => (
          <li key={entry.number}>
            <div>
              <strong>{entry.about === "" ? entry.what : `${entry.what}: ${entry.about}`}</strong>
              <small>{byWhom(entry)}</small>
            </div>
            <small>{savedAt(entry.at)}</small>
          </li>
        ))}
      </ul>
      {page?.hasMore && last !== undefined && (
        <Button type="button" variant="secondary" onClick={() => void read(last.number, page.entries)}>
          Vis flere
        </Button>
      )}
    </>
  );
};

export default AuditScreen;
