import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { Announced } from "../../components/elements/announced";
import { Link } from "../../components/elements/link";
import { useHydrated } from "../../components/hooks/use-hydrated";
import { showNarrowed } from "../../lib/first-page";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./search-field.module.css";
import { useResultsPart } from "./use-results-part";
import { useSearchAddress } from "./use-search-address";

interface ListedLinksProps {
  readonly heading: string;
  readonly links: readonly { readonly label: string; readonly path: string }[];
}

const ListedLinks = ({ heading, links }: ListedLinksProps) =>
  links.length > 0 && (
    <p>
      {heading}:{" "}
      {links.map(({ label, path }, index) => (
        <span key={path}>
          {index > 0 && ", "}
          <Link to={path}>{label}</Link>
        </span>
      ))}
    </p>
  );

/** The search field with its results. Without script, the form leads to its address, and links remain. */
export const SearchField = ({ block }: BlockProps<Queries.SearchFieldBlockFieldsFragment>) => {
  const field = useRef<HTMLInputElement>(null);
  const { text, type, save, submit } = useSearchAddress(field);
  const [Results, load] = useResultsPart(text !== "");
  const hydrated = useHydrated();
  const waits = !hydrated || (text !== "" && Results !== "missing");
  useEffect(() => {
    if (!waits) showNarrowed();
  }, [waits]);
  const examples = block.examples.map((label) => ({ label, path: `${block.path}?q=${encodeURIComponent(label)}` }));
  return (
    <search className={styles.search} onClickCapture={save}>
      <form
        method="get"
        action={block.path}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor="sok-q" className={styles.label}>
          {siteTexts.searchLabel}
        </label>
        <div className={styles.line}>
          <input
            ref={field}
            id="sok-q"
            className={styles.input}
            type="search"
            name="q"
            autoComplete="off"
            placeholder={siteTexts.searchPlaceholder}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={load}
          />
          <button type="submit" className="ds-button">
            {siteTexts.search}
          </button>
        </div>
      </form>
      <p>{block.text}</p>
      <ListedLinks heading={siteTexts.searchExamples} links={examples} />
      <div className={styles.results} data-narrows="">
        {Results === "missing" && <Announced>{siteTexts.searchFailed}</Announced>}
        {Results !== null && Results !== "missing" && <Results words={text} />}
      </div>
      {text === "" && <p className={styles.quiet}>{hydrated ? siteTexts.searchHint : siteTexts.searchNeedsScript}</p>}
      <ListedLinks heading={siteTexts.searchWays} links={block.ways} />
    </search>
  );
};

export const query = graphql`
  fragment SearchFieldBlockFields on SearchFieldBlock {
    id
    path
    text
    examples
    ways {
      label
      path
    }
  }
`;
