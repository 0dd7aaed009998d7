import { useAlive } from "../../components/use-alive";
import { placeWords as words } from "./components/place-words";
import { NeedsScript, ScreenPanel, ScreenPlace } from "./components/screen-panel";
import { type ClubScreen, useClubScreen } from "./components/use-club-screen";
import { hasFilmClub } from "./film-club";

type Screen = ClubScreen<object>;

/** The screens' code is one chunk, since they share their form; it is fetched when a page shows one of them. */
const screens = () => import("./components/member-screens");

const SCREENS = {
  account: (): Promise<Screen> => screens().then(({ AccountScreen }) => AccountScreen),
  login: (): Promise<Screen> => screens().then(({ LoginScreen }) => LoginScreen),
  password: (): Promise<Screen> => screens().then(({ PasswordScreen }) => PasswordScreen),
  profile: (): Promise<Screen> => screens().then(({ ProfileScreen }) => ProfileScreen),
};

export type ScreenName = keyof typeof SCREENS;

/** Whether content has named a screen that there is. */
export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name);

/** A screen as it stands: it is fetched together with the film club, and may fail to come. */
const OpenedScreen = ({ name }: { readonly name: ScreenName }) => {
  const { opening, retry } = useClubScreen(SCREENS[name]);
  if ("Screen" in opening) return <opening.Screen club={opening.club} />;
  if (opening.state === "waiting") return <output>{words.loading}</output>;
  return (
    <div role="alert">
      <ScreenPanel heading={words.notOpenedHeading}>
        <p>{words.notOpenedText}</p>
        <button type="button" className="ds-button" onClick={retry}>
          {words.tryAgain}
        </button>
      </ScreenPanel>
    </div>
  );
};

const Closed = () => (
  <ScreenPanel heading={words.closedHeading}>
    <p>{words.closedText}</p>
  </ScreenPanel>
);

/**
 * A screen of the film club on a page. The static page and the first client render have none of it, only what tells
 * readers without script.
 */
export const FilmClubScreen = ({ name }: { readonly name: ScreenName }) => {
  const isAlive = useAlive();
  return (
    <ScreenPlace tall={name === "account"}>
      {!isAlive && <NeedsScript>{words.needsScript}</NeedsScript>}
      {isAlive && (hasFilmClub() ? <OpenedScreen name={name} /> : <Closed />)}
    </ScreenPlace>
  );
};
