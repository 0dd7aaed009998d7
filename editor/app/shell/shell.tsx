import { Alert, Paragraph, SkipLink } from "@digdir/designsystemet-react";
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Session } from "../../api/accounts";
import type { Desk, Lists } from "../../api/api";
import { client } from "../data/client";
import { DeskProvider } from "../data/desk-context";
import { OVERVIEW, type Route, useRoute } from "../data/route";
import { storedName } from "../data/stored-name";
import { usePreviewState } from "../data/use-preview-state";
import { AdminOnly } from "../elements/admin-only";
import { Icon } from "../elements/icon";
import { SmallButton } from "../elements/small-button";
import { OverviewScreen } from "../screens/overview-screen";
import { messageOf } from "../text/message-of";
import { Tour, TourOffer } from "../tour/tour";
import { keepFocus } from "./keep-focus";
import { KeysDialog } from "./keys-dialog";
import { LostDrops } from "./lost-drops";
import { BottomBar, Menu, MenuScreen } from "./menu";
import { nameDialogs } from "./name-dialogs";
import { PersonDialog } from "./person-dialog";
import { placeGroups } from "./places";
import { PublishLink } from "./publish-link";
import { SearchDialog } from "./search/search-dialog";
import * as styles from "./shell.module.css";
import { useKeys } from "./use-keys";

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

// Not on the first page.
const screenOf = <Name extends string>(name: Name, load: () => Promise<Record<Name, () => ReactNode>>) =>
  lazy(async () => ({ default: (await load())[name] }));
const HistoryScreen = screenOf("HistoryScreen", () => import("../screens/history/history-screen"));
const ListScreen = lazy(async () => ({ default: (await import("../screens/list/list-screen")).ListScreen }));
const EditScreen = lazy(async () => ({ default: (await import("../screens/edit-screen")).EditScreen }));
const NewScreen = lazy(async () => ({ default: (await import("../screens/new-screen")).NewScreen }));
const WeekScreen = lazy(async () => ({ default: (await import("../screens/week/week-screen")).WeekScreen }));
const MonthScreen = lazy(() => import("../screens/month/month-screen"));
const PicturesScreen = screenOf("PicturesScreen", () => import("../screens/pictures/pictures-screen"));
const PublishingScreen = screenOf("PublishingScreen", () => import("../screens/publishing/publishing-screen"));

// Only on a hosted desk.
const AccountsScreen = lazy(() => import("../screens/accounts/accounts-screen"));
const PasswordScreen = lazy(() => import("../screens/accounts/password-screen"));
const AuditScreen = lazy(() => import("../screens/accounts/audit-screen"));

const Screen = ({ route }: { readonly route: Route }) => {
  if (route.screen === "list") return <ListScreen key={route.kind} kind={route.kind} />;
  if (route.screen === "edit") return <EditScreen key={`${route.kind} ${route.id} ${route.only}`} {...route} />;
  if (route.screen === "new") return <NewScreen key={`${route.kind} ${route.pattern} ${route.draft}`} {...route} />;
  if (route.screen === "pictures") return <PicturesScreen />;
  if (route.screen === "week") return <WeekScreen {...route} />;
  if (route.screen === "month") return <MonthScreen month={route.month} />;
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
  const [opened, setOpened] = useState<"search" | "keys" | "person" | "tour" | null>(null);
  // The event of a closed dialog comes later, when another may be open.
  const closed = (which: typeof opened) => () => setOpened((now) => (now === which ? null : now));
  const route = useRoute();
  const main = useRef<HTMLElement>(null);
  const [data, setData] = useState<{ readonly desk: Desk; readonly lists: Lists } | null>(null);
  const [renewals, setRenewals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [name, setName] = useState(storedName.get);
  const renew = useCallback(async () => {
    try {
      const [desk, lists] = await Promise.all([client.desk(), client.lists()]);
      setData({ desk, lists });
      setRenewals((count) => count + 1);
      setFailure(null);
    } catch (error) {
      setFailure(messageOf(error));
    }
  }, []);
  useScreenTitle(main);
  useEffect(() => (main.current === null ? undefined : keepFocus(main.current)), []);
  useEffect(() => nameDialogs(document.body), []);
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
  useKeys({ route, onSearch: () => data !== null && setOpened("search"), onKeys: () => setOpened("keys") });
  const seen = useMemo(() => data && { ...data, person }, [data, person]);
  const groups = useMemo(() => (seen === null ? [] : placeGroups(seen)), [seen]);
  const ownName = person?.name ?? name ?? data?.desk.editor ?? "";
  const help: ReactNode = (
    <div className={styles.help}>
      <SmallButton onClick={() => setOpened("tour")}>
        <Icon name="help" />
        Omvisning
      </SmallButton>
      <SmallButton className={styles.keyHelp} onClick={() => setOpened("keys")}>
        <Icon name="keys" />
        Hurtigtaster
      </SmallButton>
    </div>
  );
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
      <header className={styles.top}>
        <a href={OVERVIEW} className={styles.name}>
          <strong>{data?.desk.siteName ?? DESK}</strong>
        </a>
        {seen !== null && (
          <>
            <button
              type="button"
              className={styles.search}
              aria-keyshortcuts="Control+K"
              onClick={() => setOpened("search")}
            >
              <Icon name="search" />
              <span>Søk eller gå til …</span> <kbd>Ctrl K</kbd>
            </button>
            <PublishLink edition={renewals} />
            <button type="button" className={styles.account} onClick={() => setOpened("person")}>
              <Icon name="person" />
              <span>{ownName === "" ? "Skriv navnet ditt" : ownName}</span>
            </button>
          </>
        )}
      </header>
      <LostDrops />
      <div className={styles.body}>
        {data && <Menu groups={groups} route={route} />}
        <main id="innhold" ref={main} tabIndex={-1} aria-label="Redaksjonen" className={styles.main}>
          {failure !== null && <Alert data-color="danger">{failure}</Alert>}
          {data === null && failure === null && <Paragraph>Henter innholdet …</Paragraph>}
          {data && (
            <DeskProvider value={{ ...data, editor: ownName, person, login, renew, preview, edition }}>
              <Suspense fallback={<Paragraph>Henter …</Paragraph>}>
                {route.screen === "overview" && <TourOffer onTake={() => setOpened("tour")} />}
                {route.screen === "menu" ? (
                  <MenuScreen groups={groups} route={route} part={route.part} help={help} />
                ) : (
                  <Screen route={route} />
                )}
              </Suspense>
            </DeskProvider>
          )}
        </main>
        {data && <BottomBar groups={groups} route={route} />}
      </div>
      {seen !== null && (
        <SearchDialog isOpen={opened === "search"} data={seen} groups={groups} onClose={closed("search")} />
      )}
      <KeysDialog isOpen={opened === "keys"} onClose={closed("keys")} />
      <Tour isOpen={opened === "tour"} onClose={closed("tour")} />
      <PersonDialog
        isOpen={opened === "person"}
        session={session}
        name={ownName}
        onName={(typed) => {
          setName(typed);
          storedName.set(typed);
        }}
        onLogout={onLogout}
        onClose={closed("person")}
      >
        {help}
      </PersonDialog>
    </div>
  );
};
