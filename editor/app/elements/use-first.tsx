import { Button } from "@digdir/designsystemet-react";
import { useState } from "react";

const STEP = 60;

/** The first entries of a long list, or all that is shown whole, and a button for more while there are any. */
export const useFirst = <Entry,>(entries: readonly Entry[], isWhole = false) => {
  const [wanted, setCount] = useState(STEP);
  const count = isWhole ? entries.length : wanted;
  return {
    first: entries.slice(0, count),
    more: entries.length > count && (
      <Button variant="secondary" onClick={() => setCount(count + STEP)}>
        Vis flere
      </Button>
    ),
  };
};
