import { Alert, Heading, Link, Paragraph } from "@digdir/designsystemet-react";
import { Suspense } from "react";
import { longDate, withWholeFigures } from "../../../domain/time/norwegian";
import type { LinkTo } from "../../api/link";
import type { Publishing } from "../../api/publishing";
import { client } from "../data/client";
import { useDesk } from "../data/desk-context";
import { editAddress, PUBLISHING } from "../data/route";
import { useLoaded } from "../data/use-loaded";
import { todayInOslo } from "../text/when";
import { ComingShowings } from "./coming-showings";
import { FiguresCard } from "./figures-card";
import { overdueText, publishedText, pulledText, refreshedText, waitingText } from "./publishing/publishing-texts";
import { QuestionPanel } from "./questions/lazy-panel";
import { QuickStart } from "./quick-start";
import { Saves } from "./saves";
import { ScheduledCard } from "./scheduled-card";
import * as styles from "./screens.module.css";
import { TodoCard } from "./todo-card";

const MAX_OLD = 8;

/** Pages that nobody has changed for long. */
const OldPages = ({ pages }: { readonly pages: readonly LinkTo[] }) =>
  pages.length === 0 ? null : (
    <section className={styles.card}>
      <Heading level={2} data-size="xs">
        Sider ingen har endret på et år <span className={styles.number}>{pages.length}</span>
      </Heading>
      <ul>
        {pages.slice(0, MAX_OLD).map(({ kind, id, title, detail }) => (
          <li key={`${kind} ${id}`}>
            <Link href={editAddress(kind, id)}>{title}</Link>
            <small>{detail}</small>
          </li>
        ))}
        {pages.length > MAX_OLD && <li>{`og ${pages.length - MAX_OLD} til`}</li>}
      </ul>
    </section>
  );

const Published = ({ published }: { readonly published: Publishing }) => {
  const { hasTarget, refreshed, pulled } = published;
  return (
    <>
      <Paragraph>{withWholeFigures(publishedText(published))}</Paragraph>
      {[refreshedText(published), pulledText(pulled)].map(
        (text) => text !== "" && <Paragraph key={text}>{text}</Paragraph>,
      )}
      {refreshed.overdue !== null && <Alert data-color="warning">{overdueText(refreshed)}</Alert>}
      {hasTarget && (
        <Paragraph>
          <strong>{waitingText(published)}</strong>
        </Paragraph>
      )}
    </>
  );
};

/** Last publishing, whether the site is kept up to date, and the saves since, with editors. */
const PublishingCard = () => {
  const { edition } = useDesk();
  const { value, failure } = useLoaded(client.publishing, "publisering", edition);
  return (
    <section className={styles.card}>
      <Heading level={2} data-size="xs">
        Publisering
      </Heading>
      {value === null ? <Paragraph>{failure ?? "Henter …"}</Paragraph> : <Published published={value} />}
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
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} data-size="lg">
          I dag <span className={styles.number}>{longDate(todayInOslo())}</span>
        </Heading>
        <QuickStart />
      </div>
      {failure !== null && <Alert data-color="danger">{failure}</Alert>}
      {!desk.hasHistory && (
        <Alert data-color="info">
          Innholdet ligger ikke i et git-arkiv. Alt lagres, men tidligere utgaver blir ikke tatt vare på.
        </Alert>
      )}
      <div className={styles.cards}>
        <div>
          {person !== null && (
            <Suspense fallback={null}>
              <QuestionPanel about={null} />
            </Suspense>
          )}
          {failure === null && <TodoCard overview={value} />}
          <ComingShowings />
        </div>
        <div>
          <PublishingCard />
          {value !== null && (
            <>
              {value.saves.length > 0 && <Saves heading="Sist lagret" saves={value.saves} />}
              <ScheduledCard scheduled={value.scheduled} />
              <FiguresCard figures={value.figures} />
              <OldPages pages={value.figures.oldPages} />
            </>
          )}
        </div>
      </div>
    </>
  );
};
