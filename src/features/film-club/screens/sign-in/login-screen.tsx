import { MEMBER_PAGES } from "../../session/member-pages";
import type { FilmClub } from "../../store/opening";
import { failureText } from "../form/failure-texts";
import { LOGIN_EMAIL, PASSWORD } from "../form/form-fields";
import { MemberForm } from "../form/member-form";
import { ScreenPanel, Ways } from "../frame/screen-panel";
import { WayLink } from "../frame/way-link";
import { FilmClubProvider } from "../provider";
import { signInTexts } from "../sign-in-texts";
import { AlreadyIn } from "./already-in";
import { Farewell } from "./farewell";
import { useExpired } from "./use-expired";
import { useWayIn } from "./use-way-in";

const Login = () => {
  const { userProfile, farewell, login, logout, ask, hasAsked, busy, error } = useWayIn();
  const isExpired = useExpired();
  if (userProfile && !hasAsked && !isExpired) return <AlreadyIn member={userProfile} logout={logout} />;
  return (
    <ScreenPanel>
      {farewell && <Farewell farewell={farewell} />}
      {isExpired && !hasAsked && (
        <p>
          <strong>{signInTexts.expired}.</strong> {signInTexts.expiredText}
        </p>
      )}
      <MemberForm
        id="innlogging"
        fields={[{ ...LOGIN_EMAIL, value: userProfile?.email }, PASSWORD]}
        submit={signInTexts.login}
        underWay={signInTexts.loggingIn}
        busy={busy}
        failure={error && failureText("login", error)}
        onSend={(written) => {
          ask();
          login({ email: written("email"), password: written("password") });
        }}
      />
      <Ways>
        <p>
          <WayLink to={MEMBER_PAGES.password}>{signInTexts.forgotten}</WayLink>
        </p>
        <p>
          {signInTexts.noAccount} <WayLink to={MEMBER_PAGES.account}>{signInTexts.create}</WayLink>
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
