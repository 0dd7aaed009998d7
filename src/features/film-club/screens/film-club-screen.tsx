import type { FormScreen } from "../../../../domain/publishing/member-screens";
import { Announced } from "../../../components/elements/announced";
import { useHydrated } from "../../../components/hooks/use-hydrated";
import { hasFilmClub } from "../store/opening";
import { NeedsScript, ScreenPanel, ScreenPlace } from "./frame/screen-panel";
import { type ClubScreen, useClubScreen } from "./frame/use-club-screen";

/** Shown in place of a screen until it is loaded, or when that fails. */
const texts = {
  loading: "Åpner filmklubben …",
  tryAgain: "Prøv igjen",
  needsScript: "Filmklubben trenger JavaScript. Slå det på i nettleseren for å logge inn.",
  closedHeading: "Filmklubben er stengt akkurat nå",
  closedText: "Du kan ikke logge inn for øyeblikket. Prøv igjen senere. Resten av nettstedet virker som vanlig.",
  notOpenedHeading: "Vi fikk ikke åpnet filmklubben",
  notOpenedText: "Det kan være nettet. Sjekk at du er på nett, og prøv igjen.",
} as const;

type Screen = ClubScreen<object>;

/**
 * One chunk for all screens, because they share their form; loaded when a page shows one of them. It has no name, which
 * Gatsby would write into every page.
 */
const screens = () => import("./sign-in/sign-in-screens");

const SCREENS = {
  account: (): Promise<Screen> => screens().then(({ AccountScreen }) => AccountScreen),
  login: (): Promise<Screen> => screens().then(({ LoginScreen }) => LoginScreen),
  password: (): Promise<Screen> => screens().then(({ PasswordScreen }) => PasswordScreen),
  profile: (): Promise<Screen> => screens().then(({ ProfileScreen }) => ProfileScreen),
} satisfies Readonly<Record<FormScreen, () => Promise<Screen>>>;

const isScreenName = (name: string): name is FormScreen => Object.hasOwn(SCREENS, name);

/** A screen that is loaded together with the film club; the visitor can retry when that fails. */
const OpenedScreen = ({ name }: { readonly name: FormScreen }) => {
  const { opening, retry } = useClubScreen(SCREENS[name]);
  if ("Screen" in opening) return <opening.Screen club={opening.club} />;
  if (opening.state === "waiting") return <Announced>{texts.loading}</Announced>;
  return (
    <div role="alert">
      <ScreenPanel heading={texts.notOpenedHeading}>
        <p>{texts.notOpenedText}</p>
        <button type="button" className="ds-button" onClick={retry}>
          {texts.tryAgain}
        </button>
      </ScreenPanel>
    </div>
  );
};

const Closed = () => (
  <ScreenPanel heading={texts.closedHeading}>
    <p>{texts.closedText}</p>
  </ScreenPanel>
);

interface FilmClubScreenProps {
  /** As in content; nothing is rendered for an unknown name. */
  readonly name: string;
}

/**
 * A screen of the film club on a page. The static page and the first client render have only a note for visitors
 * without script.
 */
export const FilmClubScreen = ({ name }: FilmClubScreenProps) => {
  const isClientRender = useHydrated();
  if (!isScreenName(name)) return null;
  return (
    <ScreenPlace tall={name === "account"}>
      {!isClientRender && <NeedsScript>{texts.needsScript}</NeedsScript>}
      {isClientRender && (hasFilmClub() ? <OpenedScreen name={name} /> : <Closed />)}
    </ScreenPlace>
  );
};
