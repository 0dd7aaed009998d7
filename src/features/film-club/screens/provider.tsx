import type { ReactNode } from "react";
import { Provider } from "react-redux";
import type { FilmClub } from "../store/opening";

interface Props {
  readonly club: FilmClub;
  readonly children: ReactNode;
}

/** Provides the film club to hooks. */
export const FilmClubProvider = ({ club, children }: Props) => <Provider store={club.store}>{children}</Provider>;
