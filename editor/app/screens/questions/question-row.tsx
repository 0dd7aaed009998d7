import { Link, Textarea } from "@digdir/designsystemet-react";
import { useId, useState } from "react";
import { MAX_QUESTION, type Question } from "../../../api/questions";
import { editAddress, newAddress } from "../../data/route";
import { SmallButton } from "../../elements/small-button";
import { ago } from "../../text/ago";
import * as styles from "./questions.module.css";

interface QuestionRowProps {
  readonly question: Question;
  readonly isToMe: boolean;
  readonly hasLink: boolean;
  /** An empty answer ticks it off. */
  readonly onAnswer: (answer: string) => Promise<boolean>;
  readonly onTakeBack: () => void;
}

const stateText = ({ from, to, asked, answer }: Question, isToMe: boolean): string => {
  const when = ago(asked, Date.now());
  if (isToMe) return `${from.name} spør deg, ${when}`;
  if (answer === null) return `Venter på ${to.name}, spurt ${when}`;
  return answer === "" ? `${to.name} har sett på det` : `${to.name} svarer`;
};

/** A question with what one can do about it: answer and tick off, or take back. */
export const QuestionRow = ({ question, isToMe, hasLink, onAnswer, onTakeBack }: QuestionRowProps) => {
  const { kind, id, title, text, answer, from } = question;
  const [typed, setTyped] = useState<string | null>(null);
  const field = useId();
  return (
    <li>
      {hasLink && <Link href={id === null ? newAddress(kind) : editAddress(kind, id)}>{title}</Link>}
      <small>{stateText(question, isToMe)}</small>
      <p className={styles.text}>{text}</p>
      {answer !== null && answer !== "" && <p className={styles.answer}>{answer}</p>}
      {typed !== null && (
        <>
          <label htmlFor={field}>{`Svar til ${from.name}`}</label>
          <Textarea
            id={field}
            rows={2}
            maxLength={MAX_QUESTION}
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
      <div className={styles.buttons}>
        {isToMe && typed === null && <SmallButton onClick={() => setTyped("")}>Svar …</SmallButton>}
        {isToMe && typed !== null && (
          <SmallButton disabled={typed.trim() === ""} onClick={() => void onAnswer(typed)}>
            Send svaret
          </SmallButton>
        )}
        {isToMe && typed === null && <SmallButton onClick={() => void onAnswer("")}>Ferdig</SmallButton>}
        {!isToMe && <SmallButton onClick={onTakeBack}>{answer === null ? "Trekk tilbake" : "Fjern"}</SmallButton>}
      </div>
    </li>
  );
};
