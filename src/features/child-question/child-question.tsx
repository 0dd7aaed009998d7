import { useState } from "react";
import { useHydrated } from "../../components/hooks/use-hydrated";
import { type Child, rememberChild, useChild } from "../../components/programme/use-child";
import * as styles from "./child-question.module.css";
import { childQuestionTexts } from "./texts";

interface ChildQuestionProps {
  /** The block's id, which the controls' ids begin with. */
  readonly id: string;
}

const AGES = Array.from({ length: 18 }, (_, age) => age);

const told = (child: Child): string =>
  childQuestionTexts.childTold(childQuestionTexts.childYears(child.age), child.withAdult);

/** "Kan barnet se filmen?": the reader tells an age, and every age badge of the site answers for this visit. */
export const ChildQuestion = ({ id }: ChildQuestionProps) => {
  const child = useChild();
  const alive = useHydrated();
  const [adultFirst, setAdultFirst] = useState(false);
  const withAdult = child?.withAdult ?? adultFirst;
  const choose = (age: string) => rememberChild(age === "" ? null : { age: Number(age), withAdult });
  const chooseAdult = (comes: boolean) => {
    setAdultFirst(comes);
    if (child) rememberChild({ ...child, withAdult: comes });
  };
  return (
    <details className={styles.question}>
      <summary className={styles.summary} data-answered={child !== null}>
        {child === null
          ? childQuestionTexts.childQuestion
          : childQuestionTexts.childSummary(child.age, child.withAdult)}
      </summary>
      <div className={styles.form}>
        <fieldset className={styles.fields} disabled={!alive}>
          <legend className="visually-hidden">{childQuestionTexts.childQuestion}</legend>
          <div className={styles.field}>
            <label htmlFor={`${id}-barnets-alder`}>{childQuestionTexts.childAge}</label>
            <select
              id={`${id}-barnets-alder`}
              className={styles.select}
              value={child === null ? "" : String(child.age)}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              <option value="">{childQuestionTexts.childAgeNone}</option>
              {AGES.map((age) => (
                <option key={age} value={age}>
                  {childQuestionTexts.childYears(age)}
                </option>
              ))}
            </select>
          </div>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={withAdult}
              onChange={({ currentTarget }) => chooseAdult(currentTarget.checked)}
            />
            {childQuestionTexts.childWithAdult}
          </label>
        </fieldset>
        <p className={styles.note}>{childQuestionTexts.childNote}</p>
        <p role="status" className={styles.told}>
          {child && told(child)}
        </p>
      </div>
    </details>
  );
};
