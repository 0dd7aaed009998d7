import type { ReactNode } from "react";
import type { Json } from "../../../../domain/json/json";
import * as styles from "../../fields/fields.module.css";

export interface TableProps {
  /** The settings as a whole. */
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** The form of the same settings, field by field. */
  readonly allFields: ReactNode;
}

interface AllFieldsProps {
  readonly about: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** The form behind a table. Its controls have the ids that the table's have while it is folded. */
export const AllFields = ({ about, isOpen, onToggle, children }: AllFieldsProps) => (
  <details className={styles.folded} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
    <summary>
      <strong>Alle felt</strong> <span className={styles.help}>{about}</span>
    </summary>
    {isOpen && children}
  </details>
);
