import { Link } from "../../../../components/elements/link";
import { loginPath, memberPage } from "../../session/member-pages";
import { hasFilmClub } from "../../store/opening";
import { useMember } from "../../user/use-member";
import { localList } from "../../watch-list/local-list";
import { rememberedFilm } from "../../watch-list/my-films";
import { useLocalList } from "../../watch-list/use-local-list";
import * as styles from "../frame/club-part.module.css";
import type { ListScreenProps } from "../frame/empty-list";
import { filmClubTexts } from "../texts";
import { ListView } from "./list-view";

/** The list that is stored in this browser, before login. */
export const LocalFilms = (props: ListScreenProps) => {
  const films = useLocalList();
  const isMember = useMember() !== null;
  return (
    <>
      {hasFilmClub() && !isMember && (
        <div className={styles.invitation}>
          <p>{filmClubTexts.listHere}</p>
          <Link to={loginPath(memberPage("list"))} className="ds-button">
            {filmClubTexts.logIn}
          </Link>
        </div>
      )}
      <ListView
        {...props}
        films={films.map((film) => rememberedFilm(film))}
        onRemove={({ ediNumber }) => localList.remove(ediNumber)}
      />
    </>
  );
};
