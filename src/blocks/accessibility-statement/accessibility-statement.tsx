import { graphql } from "gatsby";
import { fullDate, listed } from "../../../domain/time/norwegian";
import { Link } from "../../components/elements/link";
import { Section } from "../../components/elements/section";
import type { BlockProps } from "../block-props";
import * as styles from "./accessibility-statement.module.css";

interface Facts {
  readonly tool: string;
  readonly pages: number;
  readonly closely: number;
  readonly widths: readonly number[];
  readonly zoom: number;
}

const pagesOf = (count: number): string => (count === 1 ? "1 side" : `${count} sider`);

const texts = {
  published: "Erklæringen er publisert i uustatus, som er tjenesten offentlige virksomheter bruker:",
  publishedLink: "Tilgjengelighetserklæring i uustatus",
  checked: (day: string) => `Sist kontrollert ${day}.`,
  tests: ({ tool, pages, closely, widths, zoom }: Facts): readonly string[] => [
    `${tool} har kontrollert ${pagesOf(pages)}.`,
    `${pagesOf(closely)} er kontrollert både i lyst og mørkt fargevalg, på skjermer som er ${listed(widths.map(String))} piksler brede.`,
    `${pagesOf(pages)} er kontrollert ved ${zoom} prosent forstørring.`,
  ],
  faults: "Feil vi kjenner til",
  noFaults: "Vi kjenner ikke til noen feil.",
  foundBy: (finder: string) => (finder === "tests" ? "Funnet av de automatiske kontrollene" : "Funnet av mennesker"),
  criterion: "Krav",
  where: "Hvor",
  instead: "I stedet",
} as const;

type Fields = Queries.AccessibilityStatementBlockFieldsFragment;

const Fault = ({ fault }: { readonly fault: Fields["faults"][number] }) => (
  <li>
    <p className={styles.what}>{fault.what}</p>
    <dl className={styles.facts}>
      <dt>{texts.where}</dt>
      <dd>{fault.where}</dd>
      <dt>{texts.criterion}</dt>
      <dd>{fault.criterion}</dd>
      <dt>{texts.instead}</dt>
      <dd>{fault.instead}</dd>
    </dl>
    <p className={styles.finder}>{texts.foundBy(fault.foundBy)}</p>
  </li>
);

/** What has been tested for accessibility and when, the faults that are known, and the published statement. */
export const AccessibilityStatement = ({ block }: BlockProps<Fields>) => (
  <Section id={`${block.id}-overskrift`} heading={block.heading}>
    <div className={styles.body}>
      {block.published !== null && (
        <p>
          {texts.published}{" "}
          <Link to={block.published} newWindow>
            {texts.publishedLink}
          </Link>
        </p>
      )}
      <p>
        <time dateTime={block.checked}>{texts.checked(fullDate(block.checked))}</time>
      </p>
      <ul className={styles.tests}>
        {texts.tests(block).map((test) => (
          <li key={test}>{test}</li>
        ))}
      </ul>
      <h3>{texts.faults}</h3>
      {block.faults.length === 0 ? (
        <p>{texts.noFaults}</p>
      ) : (
        <ul className={styles.faults}>
          {block.faults.map((fault) => (
            <Fault key={fault.key} fault={fault} />
          ))}
        </ul>
      )}
    </div>
  </Section>
);

export const query = graphql`
  fragment AccessibilityStatementBlockFields on AccessibilityStatementBlock {
    id
    heading
    published
    checked
    tool
    pages
    closely
    widths
    zoom
    faults {
      key
      foundBy
      criterion
      what
      where
      instead
    }
  }
`;
