import { Button } from "@digdir/designsystemet-react";
import { useState } from "react";

const STEP = 60;

/** The first entries of a long list, and a button to show more while there are any. */
export const useFirst = <Entry,>(entries: readonly Entry[]) => {
  const [count, setCount] = useState(STEP);
  return {
    first: entries.slice(0, count),
    more: entries.length > count && (
      <Button variant="secondary" onClick={() => setCount(count + STEP)}>
        Vis flere
      </Button>
    ),
  };
};
