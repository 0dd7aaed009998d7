import { filmClubTexts } from "../texts";
import * as styles from "./reviews.module.css";

/** The positions of the pips of each rating, on a grid of 24. */
const [LOW, MIDDLE, HIGH] = [7, 12, 17];
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MIDDLE, MIDDLE]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, MIDDLE],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MIDDLE],
    [HIGH, HIGH],
  ],
];

interface DiceRatingProps {
  /** 1 to 6. */
  readonly rating: number;
  /** True where adjacent text has the same content. */
  readonly isDecorative?: boolean;
}

/** A rating from 1 to 6 as a die, as Norwegian reviewers show it. */
export const DiceRating = ({ rating, isDecorative = false }: DiceRatingProps) => (
  <>
    <svg className={styles.die} viewBox="0 0 24 24" aria-hidden="true">
      <rect className={styles.face} x="1" y="1" width="22" height="22" rx="5" />
      {(PIPS[Math.round(rating)] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.pip} cx={x} cy={y} r="2.200" />
      ))}
    </svg>
    {!isDecorative && <span className="visually-hidden">{filmClubTexts.reviewRating(rating)}</span>}
  </>
);
