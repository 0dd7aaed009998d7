import { graphql } from "gatsby";
import { strings } from "../../lib/strings";
import type { BlockProps } from "../block-props";
import * as styles from "./search-field.module.css";

/** The search field. It sends `q` to this page by GET, so that a search has an address. */
export const SearchField = ({ block }: BlockProps<Queries.SearchFieldBlockFieldsFragment>) => (
  <search className={styles.search}>
    <form method="get" action={block.path} className={styles.form}>
      <label htmlFor="sok-q" className={styles.label}>
        {strings.searchLabel}
      </label>
      <div className={styles.line}>
        <input
          id="sok-q"
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          placeholder={strings.searchPlaceholder}
        />
        <button type="submit" className="ds-button">
          {strings.search}
        </button>
      </div>
    </form>
    <p>{block.text}</p>
    <p className={styles.coming}>{strings.searchComing}</p>
    {block.examples.length > 0 && (
      <p>
        {strings.searchExamples}:{" "}
        {block.examples.map((example, index) => (
          <span key={example}>
            {index > 0 && ", "}
            <a href={`${block.path}?q=${encodeURIComponent(example)}`}>{example}</a>
          </span>
        ))}
      </p>
    )}
  </search>
);

export const query = graphql`
  fragment SearchFieldBlockFields on SearchFieldBlock {
    id
    path
    text
    examples
  }
`;
