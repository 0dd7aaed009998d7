import { Alert, Button, Link, Paragraph, SkipLink, Textfield } from "@digdir/designsystemet-react";
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { ROLE_NAMES, type Session } from "../../api/accounts";
import type { Desk, Lists } from "../../api/api";
import { client } from "../data/client";
import { DeskProvider } from "../data/desk-context";
import { OVERVIEW, PASSWORD, type Route, useRoute } from "../data/route";
import { storedName } from "../data/stored-name";
import { usePreviewState } from "../data/use-preview-state";
import { AdminOnly } from "../elements/admin-only";
import { EditScreen } from "../screens/edit-screen";
import { HistoryScreen } from "../screens/history/history-screen";
import { ListScreen } from "../screens/list-screen";
import { NewScreen } from "../screens/new-screen";
import { OverviewScreen } from "../screens/overview-screen";
import { PicturesScreen } from "../screens/pictures/pictures-screen";
import { PublishingScreen } from "../screens/publishing/publishing-screen";
import { WeekScreen } from "../screens/week/week-screen";
import { messageOf } from "../text/message-of";
import { keepFocus } from "./keep-focus";
import { LostDrops } from "./lost-drops";
import { Menu } from "./menu";
import * as styles from "./shell.module.css";

const DESK = "Redaksjonen";

/** Sets the document title from the screen's heading: "Uka – Redaksjonen". */
const useScreenTitle = (screen: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    if (screen.current === null) return;
    const { current } = screen;
    const name = () => {
      const heading = current.querySelector("h1")?.textContent ?? "";
      const title = heading === "" ? DESK : `${heading} – ${DESK}`;
      if (document.title !== title) document.title = title;
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(current, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = DESK;
    };
  }, [screen]);

// Only on a hosted desk.
const AccountsScreen = lazy(() => import("../screens/accounts/accounts-screen"));
const PasswordScreen = lazy(() => import("../screens/accounts/password-screen"));
const AuditScreen = lazy(() => import("../screens/accounts/audit-screen"));

const Screen = ({ route }: { readonly route: Route }) => {
  if (route.screen === "list") return <ListScreen key={route.kind} kind={route.kind} />;
  if (route.screen === "edit") return <EditScreen key={`${route.kind} ${route.id} ${route.only}`} {...route} />;
  if (route.screen === "new") return <NewScreen key={`${route.kind} ${route.pattern}`} {...route} />;
  if (route.screen === "pictures") return <PicturesScreen />;
  if (route.screen === "week") return <WeekScreen day={route.day} />;
  if (route.screen === "history") return <HistoryScreen />;
  if (route.screen === "publishing") return <PublishingScreen />;
  if (route.screen === "accounts")
    return (
      <AdminOnly heading="Kontoer" text="Kontoer kan bare endres av en ansvarlig.">
        <AccountsScreen />
      </AdminOnly>
    );
  if (route.screen === "password") return <PasswordScreen />;
  if (route.screen === "audit")
    return (
      <AdminOnly heading="Hendelser" text="Hendelsene kan bare ses av en ansvarlig.">
        <AuditScreen />
      </AdminOnly>
    );
  return <OverviewScreen />;
};

interface ShellProps {
  readonly session: Session;
  /** Null on a local desk. */
  readonly onLogout: (() => void) | null;
}

/** Header, menu and the screen of the current route. */
export const Shell = ({ session, onLogout }: ShellProps) => {
  const { person, login } = session;
  const route = useRoute();
  const main = useRef<HTMLElement>(null);
  const [data, setData] = useState<{ readonly desk: Desk; readonly lists: Lists } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [name, setName] = useState(storedName.get);
  const renew = useCallback(async () => {
    try {
      const [desk, lists] = await Promise.all([client.desk(), client.lists()]);
      setData({ desk, lists });
      setFailure(null);
    } catch (error) {
      setFailure(messageOf(error));
    }
  }, []);
  useScreenTitle(main);
  useEffect(() => (main.current === null ? undefined : keepFocus(main.current)), []);
  const preview = usePreviewState();
  const [edition, setEdition] = useState(0);
  const known = useRef<number | null>(null);
  const onDisk = preview?.edition ?? null;
  useEffect(() => {
    if (known.current !== null && known.current !== onDisk) setEdition((count) => count + 1);
    known.current = onDisk;
  }, [onDisk]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Everything is reloaded with each edition.
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
            {login === "password" && <Link href={PASSWORD}>Bytt passord</Link>}
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
              storedName.set(target.value);
            }}
          />
        )}
      </header>
      <LostDrops />
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
