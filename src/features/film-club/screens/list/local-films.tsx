import { hasFilmClub } from "../../store/opening";
import { useMember } from "../../user/stored-profile";
import { localList, useLocalList } from "../../watch-list/local-list";
import { storedFilm } from "../../watch-list/my-films";
import type { ListScreenProps } from "../frame/club-part";
import { LoginInvitation } from "../frame/club-part";
import { filmClubTexts } from "../texts";
import { ListView } from "./list-view";

/** The list that is stored in this browser, before login. */
export const LocalFilms = (props: ListScreenProps) => {
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
