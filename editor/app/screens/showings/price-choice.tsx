import { Field, Label, Select, Textfield } from "@digdir/designsystemet-react";
import { useDesk } from "../../data/desk-context";
import { OWN_PRICES, ownPricesIn, type PriceDraft } from "./chosen-prices";

interface PriceChoiceProps {
  readonly draft: PriceDraft;
  /** Name of the usual prices: "Salens priser". */
  readonly usual: string;
  readonly onChange: (draft: PriceDraft) => void;
}

/** The prices of a new showing: the usual ones, a list of the site's, or its own. */
export const PriceChoice = ({ draft: { list, own }, usual, onChange }: PriceChoiceProps) => {
  const { lists } = useDesk();
  return (
    <>
      <Field data-size="sm">
        <Label>Priser</Label>
        <Select value={list} onChange={({ target }) => onChange({ list: target.value, own })}>
          <Select.Option value="">{usual}</Select.Option>
          {(lists.byType.PriceList ?? []).map(({ id, title, detail }) => (
            <Select.Option key={id} value={id}>
              {`${title}: ${detail}`}
            </Select.Option>
          ))}
          <Select.Option value={OWN_PRICES}>Egne priser …</Select.Option>
        </Select>
      </Field>
      {list === OWN_PRICES && (
        <Textfield
          data-size="sm"
          label="Egne priser"
          description="For eksempel «Voksen 150, barn 100»."
          autoComplete="off"
          value={own}
          error={
            own.trim() !== "" && ownPricesIn(own) === null
              ? "Skriv hvem prisen er for, og hvor mange kroner: «Voksen 150, barn 100»."
              : undefined
          }
          onChange={({ target }) => onChange({ list, own: target.value })}
        />
      )}
    </>
  );
};
