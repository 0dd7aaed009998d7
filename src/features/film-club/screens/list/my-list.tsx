import { useHasHearts } from "../../../../components/cards/film-heart";
import { useHydrated } from "../../../../components/hooks/use-hydrated";
import { hasFilmClub } from "../../store/opening";
import { useMember } from "../../user/stored-profile";
import { localList, useLocalList } from "../../watch-list/local-list";
import { storedFilm } from "../../watch-list/my-films";
import { ClubPart, type ListScreenProps, LoginInvitation, StaticPart } from "../frame/club-part";
import { ScreenPlace } from "../frame/screen-panel";
import { filmClubTexts } from "../texts";
import { ListView } from "./list-view";

/** The list that is stored in this browser, before login. */
const LocalFilms = (props: ListScreenProps) => {
  const films = useLocalList();
  const isMember = useMember() !== null;
  return (
    <>
      {hasFilmClub() && !isMember && <LoginInvitation to="list">{filmClubTexts.listHere}</LoginInvitation>}
      <ListView
        {...props}
        films={films.map((film) => storedFilm(film))}
        onRemove={({ ediNumber }) => localList.remove(ediNumber)}
      />
    </>
  );
};

const loadMemberList = () =>
  import(/* webpackChunkName: "block---WatchListBlock---member" */ "./member-list").then(
    ({ MemberList }) => MemberList,
  );

const MyListPart = (props: ListScreenProps) => {
  const isClientRender = useHydrated();
  const hasHearts = useHasHearts();
  const member = useMember();
  if (!isClientRender) return <StaticPart waiting={filmClubTexts.listWaiting} />;
  if (!hasHearts) return <p>{filmClubTexts.clubClosed}</p>;
  if (member === null || !hasFilmClub()) return <LocalFilms {...props} />;
  return (
    <ClubPart
      key={member.email}
      load={loadMemberList}
      props={props}
      waiting={filmClubTexts.listWaiting}
      otherwise={<LocalFilms {...props} />}
    />
  );
};

/** The visitor's list: stored in this browser before login, on the platform after. */
export const MyList = (props: ListScreenProps) => (
  <ScreenPlace>
    <MyListPart {...props} />
  </ScreenPlace>
);
