import { useState } from "react";
import { strings } from "../lib/strings";
import type { Broken } from "./boundary";
import * as styles from "./broken-part.module.css";

interface BrokenPartProps extends Broken {
  /** Fetches the part's code, when it has some of its own. */
  readonly fetchCode: () => Promise<unknown> | undefined;
}

/** Webpack's word for code that could not be fetched. */
const isMissing = (error: unknown): boolean => error instanceof Error && error.name === "ChunkLoadError";

/** Stands where a part of a page has broken: code that did not come can be fetched again, anything else needs the page anew. */
export const BrokenPart = ({ error, again, fetchCode }: BrokenPartProps) => {
  const [isTrying, setTrying] = useState(false);
  const missing = isMissing(error);
  const tryAgain = async (): Promise<void> => {
    setTrying(true);
    try {
      await fetchCode();
      again();
    } catch {
      setTrying(false);
    }
  };
  return (
    <div className={styles.broken} role="alert">
      <p>{missing ? strings.blockMissing : strings.blockFailed}</p>
      <button
        type="button"
        className="ds-button"
        data-variant="secondary"
        aria-disabled={isTrying}
        onClick={() => (missing ? void tryAgain() : window.location.reload())}
      >
        {missing ? strings.tryAgain : strings.reloadPage}
      </button>
    </div>
  );
};
