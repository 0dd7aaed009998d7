import { memberPage } from "../../user/member-pages";
import { EMAIL, NEW_PASSWORD, USER_NAME } from "../form/fields";
import { MemberForm } from "../form/member-form";
import { ScreenLinks, ScreenPanel, SignInLink } from "../frame/screen-panel";
import { inFilmClub } from "../provider";
import { failureText, signInTexts } from "../sign-in-texts";
import { AlreadyIn, LogoutResult } from "./already-in";
import { useSignIn } from "./use-sign-in";

const Account = () => {
  const { userProfile, logoutOutcome, createAccount, logout, markSent, hasSent, busy, error } = useSignIn();
  if (userProfile && !hasSent) return <AlreadyIn member={userProfile} logout={logout} />;
  return (
    <ScreenPanel>
      {logoutOutcome && <LogoutResult outcome={logoutOutcome} />}
      <MemberForm
        id="konto"
        fields={[USER_NAME, EMAIL, NEW_PASSWORD]}
        submit={signInTexts.create}
        pendingText={signInTexts.creating}
        busy={busy}
        failure={error && failureText("account", error)}
        failedField={error?.status === 409 ? "email" : undefined}
        onSend={(fieldValue) => {
          markSent();
          createAccount({
            userName: fieldValue("userName"),
            email: fieldValue("email"),
            password: fieldValue("password"),
          });
        }}
      />
      <ScreenLinks>
        <p>
          {signInTexts.hasAccount} <SignInLink to={memberPage("login")}>{signInTexts.login}</SignInLink>
        </p>
      </ScreenLinks>
    </ScreenPanel>
  );
};

/** Creating an account, and back to the previous page. */
export const AccountScreen = inFilmClub(Account);
