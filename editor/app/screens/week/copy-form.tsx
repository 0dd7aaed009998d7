import { useState } from "react";
import { ActionForm } from "./action-form";
import type { ShowingProps } from "./showing-actions";
import { HallInput, momentIn, WhenInput } from "./when-inputs";

/** Copies a showing to another time. */
export const CopyForm = ({ showing: { id, stamp, start, hall: own }, ...part }: ShowingProps) => {
  const [written, setWritten] = useState("");
  const [hall, setHall] = useState(own);
  const day = start.slice(0, 10);
  const moment = momentIn(written, day);
  return (
    <ActionForm
      {...part}
      action={moment === null ? null : { do: "copy", id, stamp, start: moment, hall }}
      missing="Skriv når kopien begynner."
      submit="Legg til i programmet"
    >
      <WhenInput label="Tidspunkt for kopien" value={written} day={day} isFirst onChange={setWritten} />
      <HallInput week={part.week} value={hall} onChange={setHall} />
    </ActionForm>
  );
};
