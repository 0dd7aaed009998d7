import { EmptyNote } from "../../../../components/elements/empty-note";
import { Link } from "../../../../components/elements/link";

export interface EmptyListProps {
  readonly emptyText: string;
  /** A way on, or null. */
  readonly link: { readonly label: string; readonly path: string } | null;
}

/** What content sets for the list and for the tickets. */
export interface ListScreenProps extends EmptyListProps {
  /** The level of the headings inside. */
  readonly level: "h2" | "h3";
}

/** Replaces a list that is empty: a text, and a link to go on with. */
export const EmptyList = ({ emptyText, link }: EmptyListProps) => (
  <>
    <EmptyNote>{emptyText}</EmptyNote>
    {link && (
      <p>
        <Link to={link.path} className="ds-button">
          {link.label}
        </Link>
      </p>
    )}
  </>
);
