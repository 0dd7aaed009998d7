import { MEMBER_PAGES } from "../../session/member-pages";
import type { FilmClub } from "../../store/opening";
import { failureText } from "../form/failure-texts";
import { EMAIL, NEW_PASSWORD, USER_NAME } from "../form/form-fields";
import { MemberForm } from "../form/member-form";
import { ScreenPanel, Ways } from "../frame/screen-panel";
import { WayLink } from "../frame/way-link";
import { FilmClubProvider } from "../provider";
import { signInTexts } from "../sign-in-texts";
import { AlreadyIn } from "./already-in";
import { Farewell } from "./farewell";
import { useWayIn } from "./use-way-in";

const Account = () => {
  const { userProfile, farewell, createAccount, logout, ask, hasAsked, busy, error } = useWayIn();
  if (userProfile && !hasAsked) return <AlreadyIn member={userProfile} logout={logout} />;
  return (
    <ScreenPanel>
      {farewell && <Farewell farewell={farewell} />}
      <MemberForm
        id="konto"
        fields={[USER_NAME, EMAIL, NEW_PASSWORD]}
        submit={signInTexts.create}
        underWay={signInTexts.creating}
        busy={busy}
        failure={error && failureText("account", error)}
        failedField={error?.status === 409 ? "email" : undefined}
        onSend={(written) => {
          ask();
          createAccount({
            userName: written("userName"),
            email: written("email"),
            password: written("password"),
          });
        }}
      />
      <Ways>
        <p>
          {signInTexts.hasAccount} <WayLink to={MEMBER_PAGES.login}>{signInTexts.login}</WayLink>
        </p>
      </Ways>
    </ScreenPanel>
  );
};

/** Becoming a member, and back to where one was. */
export const AccountScreen = ({ club }: { readonly club: FilmClub }) => (
  <FilmClubProvider club={club}>
    <Account />
  </FilmClubProvider>
);
