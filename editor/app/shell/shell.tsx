import { Alert, Link, Paragraph, SkipLink, Textfield } from "@digdir/designsystemet-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Desk, Lists } from "../../api/api";
import { client } from "../data/client";
import { DeskProvider } from "../data/desk-context";
import { HISTORY, listAddress, OVERVIEW, PICTURES, PUBLISHING, type Route, useRoute, weekAddress } from "../data/route";
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

const EDITOR_KEY = "redaksjon navn";

const Screen = ({ route }: { readonly route: Route }) => {
  if (route.screen === "list") return <ListScreen key={route.kind} kind={route.kind} />;
  if (route.screen === "edit") return <EditScreen key={`${route.kind} ${route.id} ${route.only}`} {...route} />;
  if (route.screen === "new") return <NewScreen key={`${route.kind} ${route.pattern}`} {...route} />;
  if (route.screen === "pictures") return <PicturesScreen />;
  if (route.screen === "week") return <WeekScreen day={route.day} />;
  if (route.screen === "history") return <HistoryScreen />;
  if (route.screen === "publishing") return <PublishingScreen />;
  return <OverviewScreen />;
};

const Menu = ({ desk, route }: { readonly desk: Desk; readonly route: Route }) => {
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
      {desk.kinds.map(({ kind, label, count }) => (
        <Link key={kind} href={listAddress(kind)} aria-current={current === kind ? "page" : undefined}>
          {label} <span className={styles.count}>{count}</span>
        </Link>
      ))}
      <Link href={PICTURES} aria-current={route.screen === "pictures" ? "page" : undefined}>
        Bilder
      </Link>
      <Tour className={styles.tour} />
    </nav>
  );
};

/** Header, menu and the screen that the address names. */
export const Shell = () => {
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
  useEffect(() => void renew(), [renew]);
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
        {data && (
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
        {data && <Menu desk={data.desk} route={route} />}
        <main id="innhold" ref={main} tabIndex={-1} aria-label="Redaksjonen" className={styles.main}>
          {failure !== null && <Alert data-color="danger">{failure}</Alert>}
          {data === null && failure === null && <Paragraph>Henter innholdet …</Paragraph>}
          {data && (
            <DeskProvider value={{ ...data, editor: name ?? data.desk.editor, renew }}>
              <Screen route={route} />
            </DeskProvider>
          )}
        </main>
      </div>
    </div>
  );
};
