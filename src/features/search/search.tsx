import { useMemo } from "react";
import { toLocal } from "../../../domain/time/oslo";
import { EmptyNote } from "../../components/elements/empty-note";
import { LISTS } from "../../components/hooks/tracking";
import { instantNow } from "../../lib/clock";
import { siteTexts } from "../../lib/texts";
import { useLiveData } from "../events/events";
import { Result } from "./result";
import * as styles from "./results.module.css";
import { statusText } from "./status";
import { searchTexts } from "./texts";
import { STEP, useResults } from "./use-results";

/** Results by kind, updated during input. The public interface of the search; loaded when a search begins. */
export const SearchResults = ({ words }: { readonly words: string }) => {
  const { done, failed, hasMoreFailed, showMore, retry } = useResults(words);
  const now = toLocal(instantNow());
  const { found: results } = useLiveData(useMemo(() => ({ found: done?.found ?? [] }), [done]));
  const isNone = !failed && done?.answer.count === 0;
  const groups = (failed ? [] : (done?.answer.kinds ?? [])).map(({ kind, count }) => {
    const found = results.filter((one) => one.kind === kind);
    return { kind, count, found, left: count - found.length };
  });
  return (
    <div className={styles.results} data-list={LISTS.found} data-none={isNone || undefined}>
      <output className={styles.status}>
        {failed ? siteTexts.searchFailed : done ? statusText(done.query, done.answer) : ""}
      </output>
      {failed && (
        <p>
          <button type="button" className="ds-button" data-variant="secondary" onClick={retry}>
            {siteTexts.tryAgain}
          </button>
        </p>
      )}
      {isNone && <EmptyNote>{searchTexts.searchAdvice}</EmptyNote>}
      {groups.map(({ kind, count, found, left }) => (
        <section key={kind} aria-labelledby={`sok-${kind}`}>
          <h2 id={`sok-${kind}`} className={styles.group}>
            {searchTexts.searchGroup[kind]} <span className={styles.count}>{count}</span>
          </h2>
          <ul className={styles.list}>
            {found.map((one) => (
              <Result key={one.url} found={one} now={now} />
            ))}
          </ul>
          {left > 0 && (
            <button
              type="button"
              className={`ds-button ${styles.more}`}
              data-variant="secondary"
              onClick={() => showMore(kind)}
            >
              {searchTexts.searchMore(Math.min(left, STEP), kind)}
            </button>
          )}
        </section>
      ))}
      {hasMoreFailed && <p role="alert">{searchTexts.searchMoreFailed}</p>}
    </div>
  );
};
