import { memberPage } from "../../session/member-pages";
import { failureText } from "../form/failure-texts";
import { EMAIL, NEW_PASSWORD, USER_NAME } from "../form/form-fields";
import { MemberForm } from "../form/member-form";
import { ScreenLinks, ScreenPanel } from "../frame/screen-panel";
import { SignInLink } from "../frame/sign-in-link";
import { inFilmClub } from "../provider";
import { signInTexts } from "../sign-in-texts";
import { AlreadyIn } from "./already-in";
import { LogoutResult } from "./logout-result";
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
