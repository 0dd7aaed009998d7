import { Link } from "../../../components/link";
import { clubStrings } from "../../../lib/club-strings";
import { loginPath, MEMBER_PAGES } from "../member-pages";
import { hasFilmClub } from "../open-film-club";
import { useMember } from "../user/use-member";
import { localList } from "../watch-list/local-list";
import { rememberedFilm } from "../watch-list/my-films";
import { useLocalList } from "../watch-list/use-local-list";
import * as styles from "./club-part.module.css";
import { ListView, type MyListProps } from "./list-view";

/** The list that this browser remembers, of who is not logged in. */
export const LocalFilms = (props: MyListProps) => {
  const films = useLocalList();
  const isMember = useMember() !== null;
  return (
    <>
      {hasFilmClub() && !isMember && (
        <div className={styles.invitation}>
          <p>{clubStrings.listHere}</p>
          <Link to={loginPath(MEMBER_PAGES.list)} className="ds-button">
            {clubStrings.logIn}
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
