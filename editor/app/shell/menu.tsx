import { Heading } from "@digdir/designsystemet-react";
import { clsx } from "clsx";
import { useDesk } from "../data/desk-context";
import { isFilm } from "../data/is-film";
import { editAddress, menuAddress, PUBLISHING, type Route } from "../data/route";
import { Icon } from "../elements/icon";
import { lastChange } from "../text/ago";
import { iconOf, NEW_PLACES, type Place, type PlaceGroup, placesOf, TODAY } from "./places";
import { usePublishing } from "./publish-link";
import * as styles from "./shell.module.css";

interface MenuProps {
  readonly groups: readonly PlaceGroup[];
  readonly route: Route;
}

const PlaceLink = ({
  place: { label, href, icon, about, work = 0 },
  isCurrent = false,
  children,
}: {
  readonly place: Place;
  readonly isCurrent?: boolean;
  readonly children?: React.ReactNode;
}) => (
  <a href={href} aria-current={isCurrent ? "page" : undefined}>
    <Icon name={icon} />
    <span>
      {label}
      {about !== undefined && <small>{about}</small>}
    </span>
    {children}
    {work > 0 && (
      <small>
        {work} <span aria-hidden="true">△</span>
        <span className="ds-sr-only">å se på</span>
      </small>
    )}
  </a>
);

const Unpublished = () => {
  const { count } = usePublishing(useDesk().edition);
  return count > 0 && <small>{`${count} ikke publisert`}</small>;
};

/** Places in their groups, as rows. */
const Groups = ({ groups, route, level }: MenuProps & { readonly level: "p" | "h2" }) => {
  const here = placesOf(route);
  const hrefs = groups.flatMap(({ places }) => places.map(({ href }) => href));
  const current = here.find((href) => hrefs.includes(href));
  return groups.map(({ name, places }) => (
    <div key={name} className={styles.group}>
      {level === "h2" ? (
        <Heading level={2} data-size="2xs">
          {name}
        </Heading>
      ) : (
        <p id={`meny-${name}`}>{name}</p>
      )}
      <ul aria-labelledby={level === "p" ? `meny-${name}` : undefined}>
        {places.map((place) => (
          <li key={place.href}>
            <PlaceLink place={place} isCurrent={place.href === current}>
              {level === "h2" && place.href === PUBLISHING && <Unpublished />}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  ));
};

/** Links to all screens, beside them on wide screens. */
export const Menu = ({ groups, route }: MenuProps) => (
  <nav aria-label="Meny" className={clsx(styles.menu, styles.rows)}>
    <PlaceLink place={TODAY} isCurrent={route.screen === "overview"} />
    <Groups groups={groups} route={route} level="p" />
  </nav>
);

const BAR: readonly Place[] = [
  TODAY,
  { label: "Uka", href: "#/uka", icon: "week" },
  { label: "Ny", href: menuAddress("ny"), icon: "add" },
  { label: "Innhold", href: menuAddress("innhold"), icon: "list" },
  { label: "Mer", href: menuAddress("mer"), icon: "more" },
];

const partsOfBar = (groups: readonly PlaceGroup[], part: string): readonly PlaceGroup[] =>
  groups
    .filter(({ name }) => (name === "Program" || name === "Innhold") === (part === "innhold"))
    // What has a place in the bar is not repeated; the work of the day comes before the house.
    .map(({ name, places }) => ({ name, places: places.filter(({ href }) => BAR.every((one) => one.href !== href)) }))
    .sort((a, b) => Number(b.name === "Arbeid") - Number(a.name === "Arbeid"));

/** The five places of a phone: everything else is a tap further. */
export const BottomBar = ({ groups, route }: MenuProps) => {
  const here = placesOf(route);
  const isIn = (part: string) =>
    partsOfBar(groups, part).some(({ places }) => places.some(({ href }) => here.includes(href)));
  const isCurrent = ({ href }: Place): boolean => {
    if (route.screen === "menu") return href === menuAddress(route.part);
    if (here.includes(href)) return true;
    return (href === menuAddress("innhold") && isIn("innhold")) || (href === menuAddress("mer") && isIn("mer"));
  };
  return (
    <nav aria-label="Snarveier" className={styles.bottom}>
      <div>
        {BAR.map((place) => (
          <PlaceLink key={place.href} place={place} isCurrent={isCurrent(place)} />
        ))}
      </div>
    </nav>
  );
};

const RECENT_KINDS: readonly string[] = ["productions", "articles", "pages"];
const MOST_RECENT = 4;

/** What was worked on last, to go on with. */
const Recent = () => {
  const { desk, lists } = useDesk();
  const recent = desk.kinds
    .filter(({ kind }) => RECENT_KINDS.includes(kind))
    .flatMap(({ kind, type }) =>
      (lists.byType[type] ?? []).flatMap((one) => {
        const icon = kind === "productions" && !isFilm(one) ? "event" : iconOf(kind);
        const place = { label: one.title, href: editAddress(kind, one.id), icon, about: lastChange(one) } as const;
        return one.changed === null ? [] : [{ place, at: Date.parse(one.changed) }];
      }),
    )
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_RECENT);
  if (recent.length === 0) return null;
  return (
    <div className={styles.group}>
      <Heading level={2} data-size="2xs">
        Sist endret
      </Heading>
      <ul>
        {recent.map(({ place }) => (
          <li key={place.href}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const TITLES = { ny: "Ny", innhold: "Innhold", mer: "Mer" };

/** What one of the five places opens. */
export const MenuScreen = ({
  groups,
  route,
  part,
  help,
}: MenuProps & { readonly part: "ny" | "innhold" | "mer"; readonly help: React.ReactNode }) => (
  <div className={styles.rows}>
    <Heading level={1} data-size="lg">
      {TITLES[part]}
    </Heading>
    {part === "ny" ? (
      <ul>
        {NEW_PLACES.map((place) => (
          <li key={place.href}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    ) : (
      <Groups groups={partsOfBar(groups, part)} route={route} level="h2" />
    )}
    {part === "innhold" && <Recent />}
    {part === "mer" && help}
  </div>
);
