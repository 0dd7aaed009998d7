import { useState } from "react";
import { chosenPrices, USUAL_PRICES } from "../showings/chosen-prices";
import { PriceChoice } from "../showings/price-choice";
import { ActionForm } from "./action-form";
import type { ShowingProps } from "./showing-actions";
import { HallInput, momentIn, WhenInput } from "./when-inputs";

/** Copies a showing to another time. */
export const CopyForm = ({ showing: { id, stamp, start, hall: own }, ...part }: ShowingProps) => {
  const [written, setWritten] = useState("");
  const [hall, setHall] = useState(own);
  const [pricing, setPricing] = useState(USUAL_PRICES);
  const day = start.slice(0, 10);
  const moment = momentIn(written, day);
  const chosen = chosenPrices(pricing);
  return (
    <ActionForm
      {...part}
      action={moment === null || chosen === null ? null : { do: "copy", id, stamp, start: moment, hall, ...chosen }}
      missing={moment === null ? "Skriv når kopien begynner." : "Skriv prisene."}
      submit="Legg til i programmet"
    >
      <WhenInput label="Tidspunkt for kopien" value={written} day={day} onChange={setWritten} />
      <HallInput week={part.week} value={hall} onChange={setHall} />
      <PriceChoice draft={pricing} usual="Som på denne" onChange={setPricing} />
    </ActionForm>
  );
};
