import { EmptyNote } from "../../../../components/elements/empty-note";
import { Link } from "../../../../components/elements/link";

export interface EmptyListProps {
  readonly emptyText: string;
  /** A link, or null. */
  readonly link: { readonly label: string; readonly path: string } | null;
}

/** Settings from content for the list and the tickets. */
export interface ListScreenProps extends EmptyListProps {
  /** The level of the headings inside. */
  readonly level: "h2" | "h3";
}

/** Replaces an empty list: a text and a link. */
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
