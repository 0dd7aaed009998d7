import { graphql } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import { Announced } from "../../components/elements/announced";
import { Link } from "../../components/elements/link";
import { useHydrated } from "../../components/hooks/use-hydrated";
import { loadTwice } from "../../lib/fetch-code";
import { showNarrowed } from "../../lib/first-page";
import { siteTexts } from "../../lib/texts";
import type { BlockProps } from "../block-props";
import * as styles from "./search-field.module.css";
import { useSearchAddress } from "./use-search-address";
import { useShared } from "./use-shared";

type Search = typeof import("../../features/search/search");

/** The code of the search: not requested yet, loaded, or failed. */
type ResultsPart = Search["SearchResults"] | "missing" | null;

/**
 * Loads the search on demand, and none of its code earlier.
 * @param wanted True when there is something to search for.
 */
const useResultsPart = (wanted: boolean): readonly [ResultsPart, () => void] => {
  const [part, setPart] = useState<ResultsPart>(null);
  const load = useCallback(() => {
    loadTwice(() => import("../../features/search/search")).then(
      ({ SearchResults }) => setPart(() => SearchResults),
      () => setPart("missing"),
    );
  }, []);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return [part, load];
};

interface ListedLinksProps {
  readonly heading: string;
  readonly links: readonly { readonly label: string; readonly path: string }[];
  readonly className?: string | undefined;
}

const ListedLinks = ({ heading, links, className }: ListedLinksProps) =>
  links.length > 0 && (
    <p className={className}>
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
  useShared();
  const { text, type, save, submit } = useSearchAddress(field);
  const [Results, load] = useResultsPart(text !== "");
  const hydrated = useHydrated();
  const waits = !hydrated || (text !== "" && Results !== "missing");
  useEffect(() => {
    if (!waits) showNarrowed();
  }, [waits]);
  const examples = block.examples.map((label) => ({ label, path: `${block.path}?q=${encodeURIComponent(label)}` }));
  return (
    <search className={styles.search} data-asked={text !== ""} onClickCapture={save}>
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
      <p className={styles.about}>{block.text}</p>
      <div className={styles.results} data-narrows="">
        {Results === "missing" && <Announced>{siteTexts.searchFailed}</Announced>}
        {Results !== null && Results !== "missing" && <Results words={text} />}
      </div>
      <ListedLinks heading={siteTexts.searchExamples} links={examples} className={styles.hint} />
      {text === "" && <p className={styles.quiet}>{hydrated ? siteTexts.searchHint : siteTexts.searchNeedsScript}</p>}
      <ListedLinks heading={siteTexts.searchWays} links={block.ways} className={styles.ways} />
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
