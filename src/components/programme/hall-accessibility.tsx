import { siteTexts } from "../../lib/texts";
import { accessibilityLabel } from "../../rules/showings/showing";
import { listed, sentenceCase } from "../../rules/time/norwegian";
import * as styles from "./hall-accessibility.module.css";

interface HallAccessibilityProps {
  readonly events: readonly Pick<Queries.ShowingFieldsFragment, "hall" | "accessibility">[];
}

/** What rows leave out because it belongs to the hall and not to the showing. */
export const OF_THE_HALL: readonly string[] = ["hearingLoop", "wheelchair"];

/** The halls where every one of the showings has some of it. */
const byHall = (events: HallAccessibilityProps["events"]): readonly (readonly [string, readonly string[]])[] => {
  const halls = new Map<string, readonly string[]>();
  for (const { hall, accessibility } of events) {
    const before = halls.get(hall.name) ?? OF_THE_HALL;
    halls.set(
      hall.name,
      before.filter((one) => accessibility.includes(one)),
    );
  }
  return [...halls].filter(([, shared]) => shared.length > 0);
};

/** "Teleslynge og rullestolplass på alle forestillinger i Kinosal." */
export const HallAccessibility = ({ events }: HallAccessibilityProps) => (
  <>
    {byHall(events).map(([hall, shared]) => (
      <p key={hall} className={styles.note}>
        {siteTexts.accessibleHall(
          sentenceCase(listed(shared.map((one) => accessibilityLabel(one).toLowerCase()))),
          hall,
        )}
      </p>
    ))}
  </>
);
