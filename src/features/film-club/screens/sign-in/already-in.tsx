import { Link } from "../../../../components/elements/link";
import { readQuery } from "../../../../lib/query-string";
import type { UserProfile } from "../../api/user-profile";
import { memberPage, pageAfterLogin } from "../../session/member-pages";
import { ScreenPanel } from "../frame/screen-panel";
import { signInTexts } from "../sign-in-texts";
import { LogoutButton } from "./logout-button";

interface Props {
  readonly member: UserProfile;
  readonly logout: () => void;
}

/** Replaces the form for members who are logged in, with links. */
export const AlreadyIn = ({ member, logout }: Props) => {
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
