import { Alert, Button, Heading, Select, Textarea } from "@digdir/designsystemet-react";
import { useState } from "react";
import { type Ask, MAX_QUESTION, type Questions } from "../../../api/questions";
import { announce } from "../../data/announce";
import { questionsClient } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { useLoaded } from "../../data/use-loaded";
import { SmallButton } from "../../elements/small-button";
import { messageOf } from "../../text/message-of";
import * as screenStyles from "../screens.module.css";
import { QuestionRow } from "./question-row";
import * as styles from "./questions.module.css";

interface AskFormProps {
  readonly people: Questions["people"];
  readonly isChanged: boolean;
  readonly onAsk: (asked: Pick<Ask, "to" | "text">) => Promise<boolean>;
}

/** Asks a colleague to look at what the form is about. It is inside of the entity's form, and so none itself. */
const AskForm = ({ people, isChanged, onAsk }: AskFormProps) => {
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState(people[0]?.id ?? "");
  const [text, setText] = useState("Kan du se over?");
  if (!isOpen) return <SmallButton onClick={() => setOpen(true)}>Be noen se over …</SmallButton>;
  const send = async () => {
    if (await onAsk({ to, text })) setOpen(false);
  };
  return (
    <fieldset className={styles.ask}>
      <legend>Be noen se over</legend>
      <label htmlFor="spor-hvem">Hvem</label>
      <Select id="spor-hvem" autoFocus value={to} onChange={({ target }) => setTo(target.value)}>
        {people.map(({ id, name }) => (
          <Select.Option key={id} value={id}>
            {name}
          </Select.Option>
        ))}
      </Select>
      <label htmlFor="spor-hva">Hva du lurer på</label>
      <Textarea
        id="spor-hva"
        rows={2}
        maxLength={MAX_QUESTION}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isChanged && <p className={screenStyles.quiet}>Lagre også: det du ikke har lagret, ser bare du.</p>}
      <div className={styles.buttons}>
        <Button type="button" data-size="sm" disabled={text.trim() === ""} onClick={() => void send()}>
          Send
        </Button>
        <SmallButton onClick={() => setOpen(false)}>Avbryt</SmallButton>
      </div>
    </fieldset>
  );
};

interface QuestionPanelProps {
  /** What a form is about; null for a card of all questions. */
  readonly about: Pick<Ask, "kind" | "id"> | null;
  readonly isChanged?: boolean;
}

/** Questions to and from the person who is logged in. */
const QuestionPanel = ({ about, isChanged = false }: QuestionPanelProps) => {
  const { person, edition } = useDesk();
  const [turn, setTurn] = useState(0);
  const { value, failure } = useLoaded(questionsClient.all, "spørsmål", edition + turn);
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = async (work: Promise<unknown>, told: string): Promise<boolean> => {
    try {
      await work;
      setRefusal(null);
      announce(told);
      setTurn((count) => count + 1);
      return true;
    } catch (error) {
      setRefusal(messageOf(error));
      return false;
    }
  };
  const own = (value?.questions ?? []).filter(
    ({ kind, id }) => about === null || (about.kind === kind && about.id === id),
  );
  const told = refusal ?? failure;
  if (about === null && own.length === 0 && told === null) return null;
  return (
    <section className={about === null ? screenStyles.card : styles.panel} aria-label="Spørsmål">
      {about === null && (
        <Heading level={2} data-size="xs">
          Spørsmål <span className={screenStyles.number}>{own.length}</span>
        </Heading>
      )}
      <ul className={styles.list}>
        {own.map((question) => (
          <QuestionRow
            key={`${question.number} ${question.answer}`}
            question={question}
            isToMe={question.to.id === person?.id}
            hasLink={about === null}
            onAnswer={(answer) => act(questionsClient.answer(question.number, answer), "Svaret er sendt.")}
            onTakeBack={() => void act(questionsClient.takeBack(question.number), "Spørsmålet er borte.")}
          />
        ))}
      </ul>
      {told !== null && (
        <Alert data-color="danger" data-size="sm">
          {told}
        </Alert>
      )}
      {about !== null && value !== null && value.people.length > 0 && (
        <AskForm
          people={value.people}
          isChanged={isChanged}
          onAsk={(asked) => act(questionsClient.ask({ ...about, ...asked }), "Spørsmålet er sendt.")}
        />
      )}
    </section>
  );
};

export default QuestionPanel;
