import type { Summary } from "../../api/api";

const FILM = "Film";

/** Whether a film or arrangement is a film: its second line has its type, and its version if it has one. */
export const isFilm = ({ detail }: Pick<Summary, "detail">): boolean =>
  detail === FILM || detail.startsWith(`${FILM}, `);
