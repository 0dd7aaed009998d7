import type { FilmClub } from "../film-club";
import { FilmClubProvider } from "../film-club-hooks";
import { MEMBER_PAGES } from "../member-pages";
import { AlreadyIn } from "./already-in";
import { failureWords } from "./failure-words";
import { Farewell } from "./farewell";
import { LOGIN_EMAIL, PASSWORD } from "./form-fields";
import { MemberForm } from "./member-form";
import { ScreenPanel, Ways } from "./screen-panel";
import { useExpired } from "./use-expired";
import { useWayIn } from "./use-way-in";
import { WayLink } from "./way-link";
import { words } from "./words";

const Login = () => {
  const { userProfile, farewell, login, logout, ask, hasAsked, busy, error } = useWayIn();
  const isExpired = useExpired();
  if (userProfile && !hasAsked && !isExpired) return <AlreadyIn member={userProfile} logout={logout} />;
  return (
    <ScreenPanel>
      {farewell && <Farewell farewell={farewell} />}
      {isExpired && !hasAsked && (
        <p>
          <strong>{words.expired}.</strong> {words.expiredText}
        </p>
      )}
      <MemberForm
        id="innlogging"
        fields={[{ ...LOGIN_EMAIL, value: userProfile?.email }, PASSWORD]}
        submit={words.login}
        underWay={words.loggingIn}
        busy={busy}
        failure={error && failureWords("login", error)}
        onSend={(written) => {
          ask();
          login({ email: written("email"), password: written("password") });
        }}
      />
      <Ways>
        <p>
          <WayLink to={MEMBER_PAGES.password}>{words.forgotten}</WayLink>
        </p>
        <p>
          {words.noAccount} <WayLink to={MEMBER_PAGES.account}>{words.create}</WayLink>
        </p>
      </Ways>
    </ScreenPanel>
  );
};

/** Logging in, and back to where the member was. */
export const LoginScreen = ({ club }: { readonly club: FilmClub }) => (
  <FilmClubProvider club={club}>
    <Login />
  </FilmClubProvider>
);
