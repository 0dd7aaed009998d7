import { Link } from "@digdir/designsystemet-react";
import { useEffect, useRef } from "react";
import type { Person } from "../../api/accounts";
import type { Desk } from "../../api/api";
import { isAdmin, mayChange } from "../data/desk-context";
import {
  ACCOUNTS,
  AUDIT,
  HISTORY,
  listAddress,
  OVERVIEW,
  PICTURES,
  PUBLISHING,
  type Route,
  weekAddress,
} from "../data/route";
import { Tour } from "../tour/tour";
import * as styles from "./shell.module.css";

interface MenuProps {
  readonly desk: Desk;
  readonly route: Route;
  readonly person: Person | null;
}

/** Links to all screens. */
export const Menu = ({ desk, route, person }: MenuProps) => {
  const current = "kind" in route ? route.kind : null;
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The screen decides which link is the current one.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && link)
      nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2;
  }, [route.screen, current]);
  return (
    <nav ref={nav} aria-label="Innhold" className={styles.menu}>
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
      {person !== null && isAdmin({ person }) && (
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
