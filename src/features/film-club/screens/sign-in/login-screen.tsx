import { memberPage } from "../../user/member-pages";
import { LOGIN_EMAIL, PASSWORD } from "../form/fields";
import { MemberForm } from "../form/member-form";
import { ScreenLinks, ScreenPanel, SignInLink } from "../frame/screen-panel";
import { inFilmClub } from "../provider";
import { failureText, signInTexts } from "../sign-in-texts";
import { AlreadyIn, LogoutResult } from "./already-in";
import { useExpired, useSignIn } from "./use-sign-in";

const Login = () => {
  const { userProfile, logoutOutcome, login, logout, markSent, hasSent, busy, error } = useSignIn();
  const isExpired = useExpired();
  if (userProfile && !hasSent && !isExpired) return <AlreadyIn member={userProfile} logout={logout} />;
  return (
    <ScreenPanel>
      {logoutOutcome && <LogoutResult outcome={logoutOutcome} />}
      {isExpired && !hasSent && (
        <p>
          <strong>{signInTexts.expired}.</strong> {signInTexts.expiredText}
        </p>
      )}
      <MemberForm
        id="innlogging"
        fields={[{ ...LOGIN_EMAIL, value: userProfile?.email }, PASSWORD]}
        submit={signInTexts.login}
        pendingText={signInTexts.loggingIn}
        busy={busy}
        failure={error && failureText("login", error)}
        onSend={(fieldValue) => {
          markSent();
          login({ email: fieldValue("email"), password: fieldValue("password") });
        }}
      />
      <ScreenLinks>
        <p>
          <SignInLink to={memberPage("password")}>{signInTexts.forgotten}</SignInLink>
        </p>
        <p>
          {signInTexts.noAccount} <SignInLink to={memberPage("account")}>{signInTexts.create}</SignInLink>
        </p>
      </ScreenLinks>
    </ScreenPanel>
  );
};

/** Login, and back to the previous page. */
export const LoginScreen = inFilmClub(Login);
