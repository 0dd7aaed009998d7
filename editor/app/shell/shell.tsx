import { Alert, Button, Link, Paragraph, SkipLink, Textfield } from "@digdir/designsystemet-react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { type Person, ROLE_NAMES, type Session } from "../../api/accounts";
import type { Desk, Lists } from "../../api/api";
import { client } from "../data/client";
import { DeskProvider, isResponsible, mayChange } from "../data/desk-context";
import {
  ACCOUNTS,
  AUDIT,
  HISTORY,
  listAddress,
  OVERVIEW,
  PICTURES,
  PUBLISHING,
  type Route,
  useRoute,
  weekAddress,
} from "../data/route";
import { usePreviewState } from "../data/use-preview-state";
import { EditScreen } from "../screens/edit-screen";
import { HistoryScreen } from "../screens/history/history-screen";
import { ListScreen } from "../screens/list-screen";
import { NewScreen } from "../screens/new-screen";
import { OverviewScreen } from "../screens/overview-screen";
import { PicturesScreen } from "../screens/pictures/pictures-screen";
import { PublishingScreen } from "../screens/publishing/publishing-screen";
import { WeekScreen } from "../screens/week/week-screen";
import { Tour } from "../tour/tour";
import * as styles from "./shell.module.css";

// Of a hosted desk only.
const AccountsScreen = lazy(() => import("../screens/accounts/accounts-screen"));
const AuditScreen = lazy(() => import("../screens/accounts/audit-screen"));

const EDITOR_KEY = "redaksjon navn";

const Screen = ({ route }: { readonly route: Route }) => {
  if (route.screen === "list") return <ListScreen key={route.kind} kind={route.kind} />;
  if (route.screen === "edit") return <EditScreen key={`${route.kind} ${route.id} ${route.only}`} {...route} />;
  if (route.screen === "new") return <NewScreen key={`${route.kind} ${route.pattern}`} {...route} />;
  if (route.screen === "pictures") return <PicturesScreen />;
  if (route.screen === "week") return <WeekScreen day={route.day} />;
  if (route.screen === "history") return <HistoryScreen />;
  if (route.screen === "publishing") return <PublishingScreen />;
  if (route.screen === "accounts") return <AccountsScreen />;
  if (route.screen === "audit") return <AuditScreen />;
  return <OverviewScreen />;
};

interface MenuProps {
  readonly desk: Desk;
  readonly route: Route;
  readonly person: Person | null;
}

const Menu = ({ desk, route, person }: MenuProps) => {
  const current = "kind" in route ? route.kind : null;
  return (
    <nav aria-label="Innhold" className={styles.menu}>
      <Link href={OVERVIEW} aria-current={route.screen === "overview" ? "page" : undefined}>
        Oversikt
      </Link>
      <Link href={weekAddress()} aria-current={route.screen === "week" ? "page" : undefined}>
        Uka
      </Link>
      <Link href={PUBLISHING} aria-current={route.screen === "publishing" ? "page" : undefined}>
        Publisering
      </Link>
      {desk.hasHistory && (
        <Link href={HISTORY} aria-current={route.screen === "history" ? "page" : undefined}>
          Historikk
        </Link>
      )}
      {desk.kinds
        .filter(({ kind }) => mayChange(kind, { person }))
        .map(({ kind, label, count }) => (
          <Link key={kind} href={listAddress(kind)} aria-current={current === kind ? "page" : undefined}>
            {label} <span className={styles.count}>{count}</span>
          </Link>
        ))}
      <Link href={PICTURES} aria-current={route.screen === "pictures" ? "page" : undefined}>
        Bilder
      </Link>
      {person !== null && isResponsible({ person }) && (
        <>
          <Link href={ACCOUNTS} aria-current={route.screen === "accounts" ? "page" : undefined}>
            Kontoer
          </Link>
          <Link href={AUDIT} aria-current={route.screen === "audit" ? "page" : undefined}>
            Hendelser
          </Link>
        </>
      )}
      <Tour className={styles.tour} />
    </nav>
  );
};

interface ShellProps {
  readonly session: Session;
  /** Null on this machine alone. */
  readonly onLogout: (() => void) | null;
}

/** Header, menu and the screen that the address names. */
export const Shell = ({ session, onLogout }: ShellProps) => {
  const { person, login } = session;
  const route = useRoute();
  const main = useRef<HTMLElement>(null);
  const [data, setData] = useState<{ readonly desk: Desk; readonly lists: Lists } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [name, setName] = useState(() => localStorage.getItem(EDITOR_KEY));
  const renew = useCallback(async () => {
    try {
      const [desk, lists] = await Promise.all([client.desk(), client.lists()]);
      setData({ desk, lists });
      setFailure(null);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }, []);
  const preview = usePreviewState();
  const [edition, setEdition] = useState(0);
  const known = useRef<number | null>(null);
  const onDisk = preview?.edition ?? null;
  useEffect(() => {
    if (known.current !== null && known.current !== onDisk) setEdition((count) => count + 1);
    known.current = onDisk;
  }, [onDisk]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Everything is loaded again with each edition.
  useEffect(() => void renew(), [renew, edition]);
  const place = JSON.stringify(route);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <div className={styles.page}>
      <SkipLink
        href="#innhold"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Hopp til hovedinnhold
      </SkipLink>
      <header className={styles.top} data-tone="dark">
        <a href={OVERVIEW} className={styles.name}>
          <strong>Redaksjonen</strong>
          <span>{data?.desk.siteName}</span>
        </a>
        {person !== null && onLogout !== null && (
          <div className={styles.person}>
            <span>
              {person.name} <small>{ROLE_NAMES[person.role]}</small>
            </span>
            <Button type="button" variant="secondary" data-size="sm" data-color="accent" onClick={onLogout}>
              Logg ut
            </Button>
          </div>
        )}
        {data && person === null && (
          <Textfield
            data-size="sm"
            className={styles.editor}
            label="Navnet ditt"
            autoComplete="name"
            value={name ?? data.desk.editor}
            onChange={({ target }) => {
              setName(target.value);
              localStorage.setItem(EDITOR_KEY, target.value);
            }}
          />
        )}
      </header>
      <div className={styles.body}>
        {data && <Menu desk={data.desk} route={route} person={person} />}
        <main id="innhold" ref={main} tabIndex={-1} aria-label="Redaksjonen" className={styles.main}>
          {failure !== null && <Alert data-color="danger">{failure}</Alert>}
          {data === null && failure === null && <Paragraph>Henter innholdet …</Paragraph>}
          {data && (
            <DeskProvider
              value={{
                ...data,
                editor: person?.name ?? name ?? data.desk.editor,
                person,
                login,
                renew,
                preview,
                edition,
              }}
            >
              <Suspense fallback={<Paragraph>Henter …</Paragraph>}>
                <Screen route={route} />
              </Suspense>
            </DeskProvider>
          )}
        </main>
      </div>
    </div>
  );
};
