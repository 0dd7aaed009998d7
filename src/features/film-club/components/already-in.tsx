import { Link } from "../../../components/link";
import { readQuery } from "../../../lib/query-string";
import type { UserProfile } from "../film-club";
import { MEMBER_PAGES, pageAfterLogin } from "../member-pages";
import { ScreenPanel, Ways } from "./screen-panel";
import { words } from "./words";

interface Props {
  readonly member: UserProfile;
  readonly logout: () => void;
}

/** Instead of a form, for those who are logged in already: that they are, and ways on. */
export const AlreadyIn = ({ member, logout }: Props) => {
  const back = pageAfterLogin(readQuery());
  return (
    <ScreenPanel heading={words.alreadyIn(member.userName)}>
      <Link to={MEMBER_PAGES.profile} className="ds-button">
        {words.toProfile}
      </Link>
      {back !== MEMBER_PAGES.profile && (
        <p>
          <Link to={back}>{words.goOn}</Link>
        </p>
      )}
      <Ways>
        <button type="button" className="ds-button" data-variant="secondary" onClick={logout}>
          {words.logout}
        </button>
      </Ways>
    </ScreenPanel>
  );
};
