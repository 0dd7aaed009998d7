import type { FilmClub } from "../film-club";
import { FilmClubProvider } from "../film-club-hooks";
import { MEMBER_PAGES } from "../member-pages";
import { AlreadyIn } from "./already-in";
import { failureWords } from "./failure-words";
import { Farewell } from "./farewell";
import { EMAIL, NEW_PASSWORD, USER_NAME } from "./form-fields";
import { MemberForm } from "./member-form";
import { ScreenPanel, Ways } from "./screen-panel";
import { useWayIn } from "./use-way-in";
import { WayLink } from "./way-link";
import { words } from "./words";

const Account = () => {
  const { userProfile, farewell, createAccount, logout, ask, hasAsked, busy, error } = useWayIn();
  if (userProfile && !hasAsked) return <AlreadyIn member={userProfile} logout={logout} />;
  return (
    <ScreenPanel>
      {farewell && <Farewell farewell={farewell} />}
      <MemberForm
        id="konto"
        fields={[USER_NAME, EMAIL, NEW_PASSWORD]}
        submit={words.create}
        underWay={words.creating}
        busy={busy}
        failure={error && failureWords("account", error)}
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
          {words.hasAccount} <WayLink to={MEMBER_PAGES.login}>{words.login}</WayLink>
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
