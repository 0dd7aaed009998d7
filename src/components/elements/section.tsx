import type { ReactNode } from "react";
import type { ListName } from "../hooks/tracking";
import { Link } from "./link";
import * as styles from "./section.module.css";

interface SectionProps {
  /** The heading's id, unique on the page. */
  readonly id: string;
  readonly heading: string | null;
  readonly link?: { readonly label: string; readonly path: string } | null;
  /** For a list of films or events: its name in statistics. */
  readonly list?: ListName;
  /** True where the content is its own heading: then the heading is for screen readers, and the link comes last. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A part of a page under its own h2, with a link to more. */
export const Section = ({ id, heading, link, list, quiet = false, children }: SectionProps) => (
  <section className={styles.section} data-list={list} aria-labelledby={heading === null ? undefined : id}>
    {heading !== null && quiet && (
      <h2 id={id} className="visually-hidden">
        {heading}
      </h2>
    )}
    {heading !== null && !quiet && (
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {link && (
          <Link to={link.path} className={styles.more}>
            {link.label}
          </Link>
        )}
      </div>
    )}
    {children}
    {(heading === null || quiet) && link && (
      <p>
        <Link to={link.path} className={quiet ? styles.more : undefined}>
          {link.label}
        </Link>
      </p>
    )}
  </section>
);
