import {
  Button,
  Field,
  Fieldset,
  Label,
  Paragraph,
  Radio,
  Select,
  Textfield,
  ValidationMessage,
} from "@digdir/designsystemet-react";
import { useId, useRef, useState } from "react";
import { SALE_STATES, type Several, type Summary } from "../../../api/api";
import { useDesk } from "../../data/desk-context";
import { SALE } from "../../elements/state-mark";
import { QuestionDialog } from "../removal/question-dialog";
import { countOf, NameList } from "../removal/removal-question";

const WORDS = {
  cancel: {
    heading: (count: string) => `Avlyse ${count}?`,
    submit: () => "Avlys",
    hint: "Skriv grunnen først.",
    back: "Behold",
  },
  status: {
    heading: (count: string) => `Billetter til ${count}`,
    submit: (count: string) => `Endre ${count}`,
    hint: "Velg først hva som skal stå.",
    back: "Avbryt",
  },
  price: {
    heading: (count: string) => `Prisliste for ${count}`,
    submit: () => "Bruk prislista",
    hint: "Velg først en prisliste.",
    back: "Avbryt",
  },
} as const;

export type Asked = keyof typeof WORDS;

/** Whether there is anything to do with a showing. */
const canBe = (what: Asked, { status }: Summary): boolean =>
  what === "price" || (status?.is !== "cancelled" && (what === "cancel" || status?.is !== "free"));

/** What the act changes of a showing, as it is now. */
const nowOf = (what: Asked, { status, hasOwnPrices }: Summary): string | undefined =>
  what === "status" ? status?.text : what === "price" && hasOwnPrices ? "Egne priser" : undefined;

interface ChosenQuestionProps {
  readonly kind: string;
  readonly what: Asked;
  readonly chosen: readonly Summary[];
  /** What went wrong; empty for nothing. */
  readonly failure: string;
  readonly isBusy: boolean;
  readonly onAct: (act: Several["act"]) => void;
  readonly onClose: () => void;
}

/** What is asked before several are cancelled or get another list of prices. */
export const ChosenQuestion = ({ kind, what, chosen, failure, isBusy, onAct, onClose }: ChosenQuestionProps) => {
  const { desk, lists } = useDesk();
  const why = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [priceList, setPriceList] = useState<string | null>(null);
  const [status, setStatus] = useState<(typeof SALE_STATES)[number] | null>(null);
  const [reason, setReason] = useState("");
  const { entries = "valgte" } = desk.kinds.find((one) => one.kind === kind) ?? {};
  const { heading, submit, hint, back } = WORDS[what];
  const named = chosen.filter((one) => canBe(what, one));
  const count = countOf({ named, entries });
  const gone = chosen.length - named.length;
  const all = lists.byType.PriceList ?? [];
  const isReady = { price: priceList !== null, status: status !== null, cancel: reason.trim() !== "" }[what];
  const act = () => {
    if (isBusy || named.length === 0 || !isReady) return;
    if (what === "cancel") onAct({ do: "cancel", reason });
    if (what === "status" && status !== null) onAct({ do: "status", status });
    if (what === "price" && priceList !== null) onAct({ do: "price", priceList });
  };
  return (
    <QuestionDialog
      heading={heading(count)}
      submit={
        <Button
          type="button"
          data-color={what === "cancel" ? "danger" : "accent"}
          aria-disabled={isBusy || named.length === 0 || !isReady}
          aria-describedby={why}
          onClick={act}
        >
          {submit(named.length === 1 ? "billettene" : count)}
        </Button>
      }
      // It keeps its line: the button stays where the finger is.
      hint={named.length > 0 && <span id={why}>{isReady ? "\u00a0" : hint}</span>}
      back={back}
      dialog={dialog}
      onClose={onClose}
    >
      <NameList
        named={named.map((one) => ({ id: one.id, title: [one.title, nowOf(what, one)].filter(Boolean).join(": ") }))}
      />
      {gone > 0 && (
        <Paragraph>
          {`${gone === 1 ? "Én" : gone} av de valgte er ${what === "cancel" ? "allerede avlyst" : "avlyst, eller uten billetter"}.`}
        </Paragraph>
      )}
      {what === "status" && (
        <Fieldset>
          <Fieldset.Legend>Hva skal stå om billettene?</Fieldset.Legend>
          {SALE_STATES.map((one) => (
            <Radio key={one} name="billetter" label={SALE[one]} value={one} onChange={() => setStatus(one)} />
          ))}
        </Fieldset>
      )}
      {what === "cancel" && (
        <Textfield
          label="Hvorfor?"
          description="Publikum leser dette på nettstedet og i kalenderen sin. Må fylles ut."
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {what === "price" && (
        <Field>
          <Label>Prisliste</Label>
          <Select value={priceList ?? "-"} onChange={({ target }) => setPriceList(target.value)}>
            <Select.Option value="-" disabled>
              Velg prisliste
            </Select.Option>
            <Select.Option value="">Salens priser</Select.Option>
            {all.map(({ id, title }) => (
              <Select.Option key={id} value={id}>
                {title}
              </Select.Option>
            ))}
          </Select>
          <Paragraph data-size="sm">{all.find(({ id }) => id === priceList)?.detail}</Paragraph>
          {named.some(({ hasOwnPrices }) => hasOwnPrices) && (
            <ValidationMessage data-color="warning">Egne priser blir borte.</ValidationMessage>
          )}
        </Field>
      )}
      <div role="status">{failure}</div>
    </QuestionDialog>
  );
};
