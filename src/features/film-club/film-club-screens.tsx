import { useAlive } from "../../components/use-alive";
import { placeWords as words } from "./components/place-words";
import { NeedsScript, ScreenPanel, ScreenPlace } from "./components/screen-panel";
import { hasFilmClub } from "./film-club";
import { type ScreenName, useScreen } from "./use-screen";

/** A screen as it stands: it is fetched together with the film club, and may fail to come. */
const Screen = ({ name }: { readonly name: ScreenName }) => {
  const [opened, open] = useScreen(name);
  if (!hasFilmClub()) {
    return (
      <ScreenPanel heading={words.closedHeading}>
        <p>{words.closedText}</p>
      </ScreenPanel>
    );
  }
  if (opened === null) return <output>{words.loading}</output>;
  if (opened !== "failed") return <opened.Screen club={opened.club} />;
  return (
    <div role="alert">
      <ScreenPanel heading={words.notOpenedHeading}>
        <p>{words.notOpenedText}</p>
        <button type="button" className="ds-button" onClick={open}>
          {words.tryAgain}
        </button>
      </ScreenPanel>
    </div>
  );
};

/**
 * A screen of the film club on a page. The static page and the first client render have none of it, only what tells
 * readers without script.
 */
export const FilmClubScreen = ({ name }: { readonly name: ScreenName }) => (
  <ScreenPlace>{useAlive() ? <Screen name={name} /> : <NeedsScript>{words.needsScript}</NeedsScript>}</ScreenPlace>
);
