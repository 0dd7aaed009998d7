import { useHasHearts } from "../../../components/film-heart";
import { useAlive } from "../../../components/use-alive";
import { clubStrings } from "../../../lib/club-strings";
import { hasFilmClub } from "../open-film-club";
import { useMember } from "../user/use-member";
import { ClubPart } from "./club-part";
import type { MyListProps } from "./list-view";
import { LocalFilms } from "./local-films";
import { ScreenPlace } from "./screen-panel";
import { StaticPart } from "./static-part";

const loadMemberList = () => import("./member-list").then(({ MemberList }) => MemberList);

const MyListPart = (props: MyListProps) => {
  const alive = useAlive();
  const hasHearts = useHasHearts();
  const member = useMember();
  if (!alive) return <StaticPart waiting={clubStrings.listWaiting} />;
  if (!hasHearts) return <p>{clubStrings.clubClosed}</p>;
  if (member === null || !hasFilmClub()) return <LocalFilms {...props} />;
  return (
    <ClubPart
      key={member.email}
      load={loadMemberList}
      props={props}
      waiting={clubStrings.listWaiting}
      otherwise={<LocalFilms {...props} />}
    />
  );
};

/** The reader's own list: this browser's before logging in, the member's on the platform after. */
export const MyList = (props: MyListProps) => (
  <ScreenPlace>
    <MyListPart {...props} />
  </ScreenPlace>
);
