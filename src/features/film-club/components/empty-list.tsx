import { EmptyNote } from "../../../components/empty-note";
import { Link } from "../../../components/link";

export interface EmptyListProps {
  readonly emptyText: string;
  /** A way on, or null. */
  readonly link: { readonly label: string; readonly path: string } | null;
}

/** What stands where a member has nothing yet, with a way on. */
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
