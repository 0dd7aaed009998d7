import { Announced } from "../../../../components/elements/announced";
import { Link } from "../../../../components/elements/link";
import { readQuery } from "../../../../lib/query-string";
import type { UserProfile } from "../../api/sign-in-answers";
import { memberPage, pageAfterLogin } from "../../user/member-pages";
import type { LogoutOutcome } from "../../user/user-slice";
import { ScreenLinks, ScreenPanel } from "../frame/screen-panel";
import { signInTexts } from "../sign-in-texts";

/** Below a screen. */
export const LogoutButton = ({ logout }: { readonly logout: () => void }) => (
  <ScreenLinks>
    <button type="button" className="ds-button" data-variant="secondary" onClick={logout}>
      {signInTexts.logout}
    </button>
  </ScreenLinks>
);

/** After logout: what is still stored, here and on the platform. Announced when that is known. */
export const LogoutResult = ({ outcome }: { readonly outcome: LogoutOutcome }) => (
  <Announced>{signInTexts.logoutResults[outcome]}</Announced>
);

interface AlreadyInProps {
  readonly member: UserProfile;
  readonly logout: () => void;
}

/** Replaces the form for members who are logged in, with links. */
export const AlreadyIn = ({ member, logout }: AlreadyInProps) => {
  const back = pageAfterLogin(readQuery());
  return (
    <ScreenPanel heading={signInTexts.alreadyIn(member.userName)}>
      <Link to={memberPage("profile")} className="ds-button">
        {signInTexts.toProfile}
      </Link>
      {back !== memberPage("profile") && (
        <p>
          <Link to={back}>{signInTexts.goOn}</Link>
        </p>
      )}
      <LogoutButton logout={logout} />
    </ScreenPanel>
  );
};
