import { Alert, Button, Heading, Link, Paragraph, Tag } from "@digdir/designsystemet-react";
import { Suspense } from "react";
import type { Overview } from "../../api/api";
import type { LinkTo } from "../../api/link";
import type { Publishing } from "../../api/publishing";
import { client } from "../data/client";
import { useDesk } from "../data/desk-context";
import { editAddress, newAddress, PUBLISHING, weekAddress } from "../data/route";
import { useLoaded } from "../data/use-loaded";
import { sentenceOf } from "../fields/form-context";
import { ComingShowings } from "./coming-showings";
import { FiguresCard } from "./figures-card";
import { overdueText, publishedText, pulledText, refreshedText } from "./publishing/publishing-texts";
import { QuestionPanel } from "./questions/lazy-panel";
import { QuickStart } from "./quick-start";
import { SaveList, Saves } from "./saves";
import { ScheduledCard } from "./scheduled-card";
import * as styles from "./screens.module.css";

const MAX_CHANGES = 8;
const MAX_OLD = 8;

const counted = (count: number): string => (count === 1 ? "1 lagring" : `${count} lagringer`);

interface LinksProps {
  readonly heading: string;
  readonly links: readonly LinkTo[];
  readonly most?: number;
}

const Links = ({ heading, links, most = links.length }: LinksProps) =>
  links.length === 0 ? null : (
    <section className={styles.card}>
      <Heading level={2} data-size="xs">
        {heading} <span className={styles.number}>{links.length}</span>
      </Heading>
      <ul>
        {links.slice(0, most).map(({ kind, id, title, detail, path }) => (
          <li key={`${kind} ${id} ${detail} ${path?.join(".")}`}>
            <Link href={id === "" ? newAddress(kind) : editAddress(kind, id, path)}>{title}</Link>
            <small>{detail}</small>
          </li>
        ))}
        {links.length > most && <li>{`og ${links.length - most} til`}</li>}
      </ul>
    </section>
  );

const Problems = ({ problems }: Pick<Overview, "problems">) => (
  <section className={styles.card}>
    <Heading level={2} data-size="xs">
      Det kontrollen sier {problems.length > 0 && <span className={styles.number}>{problems.length}</span>}
    </Heading>
    {problems.length === 0 ? (
      <Paragraph>Alt er i orden: innholdet kan publiseres.</Paragraph>
    ) : (
      <ul>
        {problems.map((problem) => {
          const { severity, file, line, path, entity } = problem;
          return (
            <li key={`${file} ${path.join(".")} ${problem.message}`}>
              <Tag data-size="sm" data-color={severity === "error" ? "danger" : "warning"}>
                {severity === "error" ? "Feil" : "Varsel"}
              </Tag>{" "}
              {entity === null ? (
                <strong>{line === undefined ? file : `${file}, linje ${line}`}</strong>
              ) : (
                <Link href={editAddress(entity.kind, entity.id, path)}>{entity.title}</Link>
              )}
              <small>{sentenceOf(problem)}</small>
            </li>
          );
        })}
      </ul>
    )}
  </section>
);

/** Last publishing, whether the site is kept up to date, and the saves since, with editors. */
const Published = ({ published }: { readonly published: Publishing }) => {
  const { last, built, hasTarget, changes, refreshed, pulled } = published;
  return (
    <section className={styles.card}>
      <Heading level={2} data-size="xs">
        Publisering
      </Heading>
      <Paragraph>{publishedText(published)}</Paragraph>
      {[refreshedText(published), pulledText(pulled)].map(
        (text) => text !== "" && <Paragraph key={text}>{text}</Paragraph>,
      )}
      {refreshed.overdue !== null && <Alert data-color="warning">{overdueText(refreshed)}</Alert>}
      {(hasTarget ? last : built) !== null && (
        <Paragraph>
          {changes.length === 0 ? "Ingenting er endret siden." : `Endret siden: ${counted(changes.length)}.`}
        </Paragraph>
      )}
      {changes.length > 0 && <SaveList saves={changes.slice(0, MAX_CHANGES)} />}
      <Link href={PUBLISHING}>Gå til publisering</Link>
    </section>
  );
};

/** Overview of outstanding work. */
export const OverviewScreen = () => {
  const { desk, lists, edition, person } = useDesk();
  const { value, failure } = useLoaded(
    client.overview,
    JSON.stringify(Object.keys(lists.byType)) + desk.siteName,
    edition,
  );
  const { value: published } = useLoaded(client.publishing, "publisering", edition);
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} data-size="lg">
          I dag
        </Heading>
        <Button asChild variant="secondary">
          <a href={weekAddress()}>Se uka i kalenderen</a>
        </Button>
      </div>
      <QuickStart />
      {failure !== null && <Alert data-color="danger">{failure}</Alert>}
      {!desk.hasHistory && (
        <Alert data-color="info">
          Innholdet ligger ikke i et git-arkiv. Alt lagres, men tidligere utgaver blir ikke tatt vare på.
        </Alert>
      )}
      {value === null ? (
        failure === null && <Paragraph>Går gjennom innholdet …</Paragraph>
      ) : (
        <div className={styles.cards}>
          {person !== null && (
            <Suspense fallback={null}>
              <QuestionPanel about={null} />
            </Suspense>
          )}
          <Problems problems={value.problems} />
          <Links heading="Utkast" links={value.drafts} />
          <ComingShowings />
          <Links heading="Filmer uten forestillinger" links={value.filmsWithoutShowings} />
          <Links heading="Forestillinger uten film eller arrangement" links={value.showingsWithoutFilm} />
          <Links heading="Premierer som er passert" links={value.premieresPast} />
          <Links heading="Bilder uten bildebeskrivelse" links={value.picturesWithoutText} />
          <ScheduledCard scheduled={value.scheduled} />
          <FiguresCard figures={value.figures} />
          <Links heading="Sider ingen har endret på et år" links={value.figures.oldPages} most={MAX_OLD} />
          {published !== null && <Published published={published} />}
          {value.saves.length > 0 && <Saves heading="Sist lagret" saves={value.saves} />}
        </div>
      )}
    </>
  );
};
