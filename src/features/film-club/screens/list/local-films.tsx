import { hasFilmClub } from "../../store/opening";
import { useMember } from "../../user/use-member";
import { localList } from "../../watch-list/local-list";
import { storedFilm } from "../../watch-list/my-films";
import { useLocalList } from "../../watch-list/use-local-list";
import type { ListScreenProps } from "../frame/empty-list";
import { LoginInvitation } from "../frame/login-invitation";
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
