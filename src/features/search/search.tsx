import { LISTS } from "../../components/tracking";
import { instantNow } from "../../lib/clock";
import { strings } from "../../lib/strings";
import { toLocal } from "../../rules/oslo";
import { grouped } from "./found";
import { Result } from "./result";
import * as styles from "./results.module.css";
import { statusText } from "./status";
import { useResults } from "./use-results";

/** What was found for the words, by kind, as they are typed. The door of the search; loaded when a search begins. */
export const SearchResults = ({ words }: { readonly words: string }) => {
  const { done, failed, showMore, retry } = useResults(words);
  const now = toLocal(instantNow());
  const groups = done && !failed ? grouped(done.found) : [];
  const left = done ? done.answer.count - done.found.length : 0;
  return (
    <div className={styles.results} data-list={LISTS.found}>
      <output className={styles.status}>
        {failed ? strings.searchFailed : done ? statusText(done.query, done.answer) : ""}
      </output>
      {failed && (
        <p>
          <button type="button" className="ds-button" data-variant="secondary" onClick={retry}>
            {strings.tryAgain}
          </button>
        </p>
      )}
      {!failed && done?.answer.count === 0 && <p>{strings.searchAdvice}</p>}
      {groups.map(({ kind, found }) => (
        <section key={kind} aria-labelledby={`sok-${kind}`}>
          <h2 id={`sok-${kind}`} className={styles.group}>
            {strings.searchGroup[kind]}
          </h2>
          <ul className={styles.list}>
            {found.map((one) => (
              <Result key={one.url} found={one} now={now} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length > 0 && left > 0 && (
        <p>
          <button type="button" className="ds-button" data-variant="secondary" onClick={showMore}>
            {strings.searchMore(left)}
          </button>
        </p>
      )}
    </div>
  );
};
