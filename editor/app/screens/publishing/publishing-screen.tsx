import { Alert, Heading, Link, Paragraph } from "@digdir/designsystemet-react";
import { useCallback, useEffect, useState } from "react";
import { listed } from "../../../../domain/time/norwegian";
import type { Overview } from "../../../api/api";
import type { Publishing } from "../../../api/publishing";
import { client } from "../../data/client";
import { isAdmin, useDesk } from "../../data/desk-context";
import { editAddress, HISTORY } from "../../data/route";
import { useLoaded } from "../../data/use-loaded";
import * as fieldStyles from "../../fields/fields.module.css";
import { lastChange } from "../../text/ago";
import { messageOf } from "../../text/message-of";
import { FoldedChanges } from "../history/folded-changes";
import { partWith } from "../parts/parts";
import { Saves } from "../saves";
import * as screenStyles from "../screens.module.css";
import { ProblemLines } from "../todo-card";
import { Attempt } from "./attempt";
import { PublishWays } from "./publish-ways";
import { waitingText } from "./publishing-texts";
import { SiteNow } from "./site-now";

const POLL_MS = 1000;

/** The heading of what stops it. */
const BLOCKERS = "publisering-stoppes-av";

/** What an operator sets up where nothing gets to the site from here. */
const HowToConnect = () => (
  <details className={fieldStyles.folded}>
    <summary>
      <strong>For den som drifter</strong>
    </summary>
    <Paragraph data-size="sm">
      Sett PUBLISH_COMMAND til kommandoen som sender mappen public til tjeneren, eller RELEASES_DIR til mappen som
      tjeneren viser utgavene fra. Start så redaksjonen på nytt. Mer står i docs/publishing.md.
    </Paragraph>
  </details>
);

/** Errors that stop a run, with the way to each. */
const Blockers = ({ errors }: { readonly errors: Overview["problems"] }) =>
  errors.length === 0 ? null : (
    <section className={screenStyles.card}>
      <Heading level={2} data-size="xs" id={BLOCKERS}>
        {`Rett ${errors.length === 1 ? "feilen" : `${errors.length} feil`} før du publiserer`}
      </Heading>
      <ProblemLines problems={errors} />
    </section>
  );

type Unpublished = NonNullable<Publishing["unpublished"]>["entities"][number];

/** An entity, with the way to it; of what there is one of, the parts that differ: "Priser og åpningstider". */
const NameOf = ({ kind, id, title, what, fields }: Unpublished) => {
  const about = useDesk().desk.kinds.find((one) => one.kind === kind);
  if (what === "removed") return <strong>{title}</strong>;
  if (about?.newLabel !== null) return <Link href={editAddress(kind, id)}>{title}</Link>;
  const parts = [...new Set(fields.map((name) => partWith(about.form, name)?.title ?? title))];
  return (
    <Link href={editAddress(kind, id, parts.length === 1 ? fields.slice(0, 1) : [])}>
      {listed(parts.map((part, at) => (at === 0 ? part : part.toLowerCase())))}
    </Link>
  );
};

const NEWS = { new: "Ny", changed: "", removed: "Slettet" } as const;

/** What happened to it, who did it last, and when: "Ny · Kari Nordmann, for 3 timer siden". */
const Last = ({ kind, id, what }: Unpublished) => {
  const { desk, lists } = useDesk();
  const type = desk.kinds.find((one) => one.kind === kind)?.type ?? "";
  const summary = lists.byType[type]?.find((one) => one.id === id);
  const last = summary === undefined ? "" : lastChange(summary);
  return <small>{[NEWS[what], last].filter(Boolean).join(" · ")}</small>;
};

/** What comes out next time, each with its fields before and after; before the first time, the saves. */
const Waiting = ({ status: { hasTarget, unpublished, changes } }: { readonly status: Publishing }) => {
  const heading = hasTarget ? "Kommer ut neste gang" : "Lagret siden sist bygd";
  if (unpublished === null) return changes.length === 0 ? null : <Saves heading={heading} saves={changes} />;
  const { since, entities, others, isCut } = unpublished;
  if (entities.length + others === 0) return null;
  return (
    <section className={screenStyles.card}>
      <Heading level={2} data-size="xs">
        {heading}
      </Heading>
      <ul className={screenStyles.entries}>
        {entities.map((entity) => (
          <li key={`${entity.kind} ${entity.id}`} className={screenStyles.save}>
            <div>
              <NameOf {...entity} />
              <Last {...entity} />
            </div>
            <FoldedChanges commit={since} isSince of={entity.title} entity={{ kind: entity.kind, id: entity.id }} />
          </li>
        ))}
        {others > 0 && (
          <li className={screenStyles.save}>
            <div>
              <strong>Bilder</strong>
              <small>{others === 1 ? "1 fil" : `${others} filer`}</small>
            </div>
          </li>
        )}
      </ul>
      {isCut && <Paragraph data-size="sm">Mer er endret, men det er for mye til å vises her.</Paragraph>}
      <Link href={HISTORY}>Hele historikken</Link>
    </section>
  );
};

/** What will be published, now or later, and the site as it is. */
export const PublishingScreen = () => {
  const { editor, person, edition } = useDesk();
  const mayPublish = isAdmin({ person });
  const [status, setStatus] = useState<Publishing | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = status?.attempt?.state === "running";
  const { value: overview } = useLoaded(client.overview, "overview", edition);
  const errors = (overview?.problems ?? []).filter(({ severity }) => severity === "error");

  const update = useCallback(
    (answer: Promise<Publishing>): Promise<void> =>
      answer.then(
        (next) => {
          setStatus(next);
          setFailure(null);
        },
        (error: unknown) => setFailure(messageOf(error)),
      ),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: The saves since publishing differ with each edition.
  useEffect(() => {
    void update(client.publishing());
  }, [update, edition]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void update(client.publishing()), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, update]);

  return (
    <>
      <Heading level={1} data-size="lg">
        Publisering
      </Heading>
      {failure !== null && <Alert data-color="danger">{failure}</Alert>}
      {status === null && failure === null && <Paragraph>Henter …</Paragraph>}
      {status !== null && (
        <div className={screenStyles.cards}>
          <div>
            <section className={screenStyles.card}>
              {!status.hasTarget && (
                <Alert data-color="warning">
                  Du kan ikke publisere ennå: nettstedet er ikke koblet til. Be den som drifter nettstedet om å sette
                  opp publisering. Det du lagrer, er tatt vare på.
                </Alert>
              )}
              {status.hasTarget && (
                <>
                  <Heading level={2} data-size="sm">
                    {waitingText(status)}
                  </Heading>
                  <Paragraph data-size="sm" className={screenStyles.quiet}>
                    Går noe galt, blir nettstedet stående som det er.
                  </Paragraph>
                </>
              )}
              <Blockers errors={errors} />
              <PublishWays
                status={status}
                stoppedBy={errors.length === 0 ? null : BLOCKERS}
                mayPublish={mayPublish}
                onPublish={(at) => update(client.publish(editor, at))}
                onCancel={() => void update(client.cancelPublishing())}
              />
              {!status.hasTarget && <HowToConnect />}
            </section>
            {status.attempt !== null && <Attempt attempt={status.attempt} status={status} />}
            <Waiting status={status} />
          </div>
          <div>
            <SiteNow
              status={status}
              onBack={mayPublish && !isRunning ? () => void update(client.goBack().then(client.publishing)) : null}
            />
          </div>
        </div>
      )}
    </>
  );
};
