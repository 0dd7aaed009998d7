import { useSyncExternalStore } from "react";
import { Link } from "../../../components/elements/link";
import { memberPage } from "../user/member-pages";
import type { ListedFilm } from "../watch-list/listed-film";
import * as styles from "./heart.module.css";
import { heartOf, pressHeart, subscribeToHearts } from "./hearts";

/** The fixed texts of a film's heart, in Bokmål. Every page loads them; the texts of the screens are in `screens`. */
const heartTexts = {
  heartAdd: "Legg til i Min liste",
  heartAdded: "På Min liste",
  heartNamed: (label: string, title: string) => `${label}: ${title}`,
  toMyList: "Se Min liste",
} as const;

interface HeartProps {
  readonly film: ListedFilm;
  /** True where there is room for a label beside the heart. */
  readonly withLabel: boolean;
}

/** Adds a film to the visitor's list, with or without a login. */
export const Heart = ({ film, withLabel }: HeartProps) => {
  const state = useSyncExternalStore(
    subscribeToHearts,
    () => heartOf(film),
    () => "off" as const,
  );
  const label = state === "off" ? heartTexts.heartAdd : heartTexts.heartAdded;
  return (
    <div className={styles.place} data-words={withLabel}>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={state !== "off"}
        aria-disabled={state === "arrived" || undefined}
        aria-label={heartTexts.heartNamed(label, film.title)}
        onClick={() => pressHeart(film)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.300 4.100 12.500a4.900 4.900 0 0 1 6.900-7l1 1 1-1a4.900 4.900 0 0 1 6.900 7z" />
        </svg>
        {withLabel && label}
      </button>
      {withLabel && state !== "off" && (
        <Link to={memberPage("list")} className={styles.toList}>
          {heartTexts.toMyList}
        </Link>
      )}
    </div>
  );
};
