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
import { useRef, useState } from "react";
import { SALE_STATES, type Several, type Summary } from "../../../api/api";
import { useDesk } from "../../data/desk-context";
import { SALE } from "../../elements/state-mark";
import { QuestionDialog } from "../removal/question-dialog";
import { countOf, NameList } from "../removal/removal-question";

const WORDS = {
  cancel: { heading: (count: string) => `Avlyse ${count}?`, submit: "Avlys", back: "Behold" },
  status: { heading: (count: string) => `Billetter til ${count}`, submit: "Lagre", back: "Avbryt" },
  price: { heading: (count: string) => `Prisliste for ${count}`, submit: "Bruk prislista", back: "Avbryt" },
} as const;

export type Asked = keyof typeof WORDS;

/** Whether there is anything to do with a showing. */
const canBe = (what: Asked, { status }: Summary): boolean =>
  what === "price" || (status?.is !== "cancelled" && (what === "cancel" || status?.is !== "free"));

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
  const dialog = useRef<HTMLDialogElement>(null);
  const [priceList, setPriceList] = useState<string | null>(null);
  const [status, setStatus] = useState<(typeof SALE_STATES)[number] | null>(null);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState("");
  const { entries = "valgte" } = desk.kinds.find((one) => one.kind === kind) ?? {};
  const { heading, submit, back } = WORDS[what];
  const named = chosen.filter((one) => canBe(what, one));
  const gone = chosen.length - named.length;
  const all = lists.byType.PriceList ?? [];
  const isReady = { price: priceList !== null, status: status !== null, cancel: reason.trim() !== "" }[what];
  const act = () => {
    if (what === "price")
      return priceList === null ? setMissing("Velg prisliste først.") : onAct({ do: "price", priceList });
    if (what === "status") return status === null ? setMissing("Velg ett først.") : onAct({ do: "status", status });
    return isReady ? onAct({ do: "cancel", reason }) : setMissing("Skriv grunnen først.");
  };
  return (
    <QuestionDialog
      heading={heading(countOf({ named, entries }))}
      submit={
        <Button
          type="button"
          data-color={what === "cancel" ? "danger" : "accent"}
          aria-disabled={isBusy || named.length === 0 || !isReady}
          onClick={() => !isBusy && named.length > 0 && act()}
        >
          {submit}
        </Button>
      }
      back={back}
      dialog={dialog}
      onClose={onClose}
    >
      <NameList named={named} />
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
          <Paragraph data-size="sm">{missing}</Paragraph>
        </Fieldset>
      )}
      {what === "cancel" && (
        <Textfield
          label="Hvorfor?"
          description="Publikum leser dette på nettstedet og i kalenderen sin. Må fylles ut."
          value={reason}
          error={missing || undefined}
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
          <Paragraph data-size="sm">{missing || all.find(({ id }) => id === priceList)?.detail}</Paragraph>
          <ValidationMessage data-color="warning">Egne priser på disse forestillingene blir borte.</ValidationMessage>
        </Field>
      )}
      <div role="status">{failure}</div>
    </QuestionDialog>
  );
};
