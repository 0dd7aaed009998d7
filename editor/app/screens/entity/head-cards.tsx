import { useState } from "react";
import type { Head } from "../../../api/api";
import { viewOf } from "../../pictures/picture-client";
import * as styles from "./head-cards.module.css";

/** What search engines show of a title and a description at most, roughly. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 155;

interface Cut {
  readonly shown: string;
  /** What is not shown; empty when all is. */
  readonly rest: string;
}

/** A text cut between words. */
const cutAt = (text: string, most: number): Cut => {
  if (text.length <= most) return { shown: text, rest: "" };
  const space = text.lastIndexOf(" ", most);
  const end = space > 0 ? space : most;
  return { shown: `${text.slice(0, end)} …`, rest: text.slice(end).trim() };
};

const CutNote = ({ what, cut: { rest } }: { readonly what: string; readonly cut: Cut }) =>
  rest === "" ? null : <p className={styles.note}>{`${what} blir trolig kuttet. Dette vises ikke: «${rest}»`}</p>;

interface HeadCardsProps {
  /** Null while it cannot be known. */
  readonly head: Head | null;
}

/** How a page will look as a search result and as a shared link. */
const HeadCards = ({ head }: HeadCardsProps) => {
  // While something is wrong, what was there last stays.
  const [last, setLast] = useState(head);
  if (head !== null && head !== last) setLast(head);
  if (last === null)
    return <p className={styles.note}>Vises når alt som må til, er fylt ut, og siden er på nettstedet.</p>;
  const { address, siteName, documentTitle, title, description, picture } = last;
  const [titleCut, descriptionCut] = [cutAt(documentTitle, MAX_TITLE), cutAt(description, MAX_DESCRIPTION)];
  return (
    <div className={styles.both}>
      <figure className={styles.result}>
        <figcaption>I et søk</figcaption>
        <div>
          <small>{address.replaceAll("/", " › ")}</small>
          <strong>{titleCut.shown}</strong>
          <p>{descriptionCut.shown}</p>
        </div>
        <CutNote what="Tittelen" cut={titleCut} />
        <CutNote what="Beskrivelsen" cut={descriptionCut} />
        {description === "" && <p className={styles.note}>Uten beskrivelse velger søkemotoren selv noe av teksten.</p>}
      </figure>
      <figure className={styles.card}>
        <figcaption>Når den deles</figcaption>
        <div>
          {picture === null ? (
            <p className={styles.note}>Uten bilde.</p>
          ) : (
            <img src={viewOf(picture, "share")} alt="Utsnittet av bildet som deles" />
          )}
          <small>{siteName}</small>
          <strong>{title}</strong>
        </div>
      </figure>
    </div>
  );
};

export default HeadCards;
