import { Announced } from "../../components/elements/announced";
import { useHydrated } from "../../components/hooks/use-hydrated";
import { type Child, setChild, useChildAtOnce } from "../../components/programme/child/use-child";
import * as styles from "./child-question.module.css";

/** The fixed texts of the question whether a child may see a film, in Bokmål. */
const childQuestionTexts = {
  childQuestion: "Kan barnet se filmen?",
  childAge: "Barnets alder",
  childOfAge: (age: number) => (age === 0 ? "Barn under 1 år" : `Barn på ${age} år`),
  childYears: (age: number) => (age === 0 ? "Under 1 år" : `${age} år`),
  childWithAdult: "En voksen (18 år eller eldre) blir med i salen",
  childFolded: "Filmer som barnet ikke får se, blir brettet sammen.",
  childNote: "Det er en grense, ikke en anbefaling.",
  childTold: (age: string, withAdult: boolean) =>
    `Svar for barn på ${age.toLowerCase()}, ${withAdult ? "sammen med en voksen" : "uten voksen"}, står ved hver film.`,
} as const;

interface ChildQuestionProps {
  /** The block's id, the prefix of the controls' ids. */
  readonly id: string;
  /** False where there is one film only, and nothing is folded. */
  readonly folds?: boolean;
}

const AGES = Array.from({ length: 18 }, (_, age) => age);

const answerFor = (child: Child): string =>
  childQuestionTexts.childTold(childQuestionTexts.childYears(child.age), child.withAdult);

/**
 * "Kan barnet se filmen?": the visitor chooses an age, and every age badge of the site shows the answer during this
 * visit.
 */
export const ChildQuestion = ({ id, folds = true }: ChildQuestionProps) => {
  const child = useChildAtOnce();
  const hydrated = useHydrated();
  const choose = (age: string) =>
    setChild(age === "" ? null : { age: Number(age), withAdult: child?.withAdult ?? false });
  return (
    <div className={styles.question} data-answered={child !== null}>
      <select
        id={`${id}-barnets-alder`}
        aria-label={childQuestionTexts.childAge}
        className={styles.age}
        disabled={!hydrated}
        value={child === null ? "" : String(child.age)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{childQuestionTexts.childQuestion}</option>
        {AGES.map((age) => (
          <option key={age} value={age}>
            {childQuestionTexts.childOfAge(age)}
          </option>
        ))}
      </select>
      {child && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={child.withAdult}
            onChange={({ currentTarget }) => setChild({ ...child, withAdult: currentTarget.checked })}
          />
          {childQuestionTexts.childWithAdult}
        </label>
      )}
      {child && (
        <Announced className={styles.answer}>
          {answerFor(child)}{" "}
          <span className={styles.note}>
            {folds && `${childQuestionTexts.childFolded} `}
            {childQuestionTexts.childNote}
          </span>
        </Announced>
      )}
    </div>
  );
};
