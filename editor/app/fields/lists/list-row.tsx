import { Tag } from "@digdir/designsystemet-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isObject } from "../../../../domain/json/json";
import { type Form, fieldsOf } from "../../../api/form";
import { thumbnailOf } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { Icon } from "../../elements/icon";
import { MoveButtons } from "../../elements/move-buttons";
import { SmallButton } from "../../elements/small-button";
import { AnyField } from "../any-field";
import { type ControlProps, itemField } from "../field-props";
import * as styles from "../fields.module.css";
import { controlId, rowId, useForm, useProblems } from "../form-context";
import { heldIn } from "../held-in";
import { itemPicture, itemTitle } from "./item-title";

interface ListRowProps {
  readonly form: Form;
  readonly label: string;
  readonly path: ControlProps["path"];
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onMove: ((by: -1 | 1) => void) | null;
  readonly onRemove: () => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** True for a newly added row. */
  readonly isNew: boolean;
  /** Drag handle, and where a dragged row would drop. */
  readonly handle?: ReactNode;
  readonly aim?: "before" | "after" | undefined;
  /** Shown below the row. */
  readonly children?: ReactNode;
}

const isPlain = ({ kind }: Form): boolean => !["object", "options", "record", "list"].includes(kind);

/** Focus target in a newly added row. */
const FIRST_PART = "summary, input, select, textarea, [contenteditable='true']";

/** A list row with its actions. */
export const ListRow = (props: ListRowProps) => {
  const { form, label, path, value, onChange, onMove, onRemove, isFirst, isLast, isNew, handle, aim, children } = props;
  const { lists } = useDesk();
  // Only fields of open rows are rendered: a site has hundreds of rows with a dozen fields each.
  const { opensRows } = useForm();
  const [startsOpen] = useState(isNew || opensRows);
  const [isOpen, setOpen] = useState(startsOpen);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) row.current?.querySelector<HTMLElement>(FIRST_PART)?.focus();
  }, [isNew]);
  const problems = useProblems(path, true);
  const title = itemTitle(form, value, (type) => lists.byType[type] ?? []) || label;
  const picture = itemPicture(value);
  const all =
    isObject(value) && !(form.kind === "object" && form.isPicture)
      ? heldIn(
          fieldsOf(form, value).filter(({ name }) => value[name] !== title),
          value,
        )
      : "";
  // A text begins with its heading, which is the row's.
  const [own = title] = title.split(": ").slice(-1);
  const begun = own.replace(/\u00a0…$/, "");
  const isSaid = title.includes(all) || (begun !== own && all.startsWith(begun));
  const held = isSaid ? "" : all.startsWith(`${own} `) ? all.slice(own.length + 1) : all;
  const field = <AnyField field={itemField(label, form)} path={path} value={value} onChange={onChange} />;
  // A place for a picture that is still empty is left out of what is saved.
  const isWaiting = form.kind === "object" && form.isPicture && isObject(value) && value.image === "";
  // The result of an upload stays visible: a row that begins empty is not folded when it is filled.
  const [startsEmpty] = useState(isWaiting);
  const actions = isWaiting ? null : (
    <div className={styles.actions}>
      {handle}
      {onMove && <MoveButtons title={title} isFirst={isFirst} isLast={isLast} onMove={onMove} />}
      <SmallButton data-remove aria-label={`Fjern: ${title}`} title="Fjern" onClick={onRemove}>
        <Icon name="remove" />
      </SmallButton>
    </div>
  );
  if (isPlain(form))
    return (
      <li ref={row} className={styles.plainRow} id={rowId(path)}>
        {field}
        {actions}
      </li>
    );
  return (
    <li
      ref={row}
      className={styles.row}
      id={rowId(path)}
      data-aim={aim}
      data-picture={(form.kind === "object" && form.isPicture) || undefined}
    >
      {startsEmpty ? (
        // biome-ignore lint/a11y/useSemanticElements: A fieldset has a border and a width of its own.
        <div
          id={controlId(path)}
          role="group"
          aria-label={title}
          className={styles.unfolded}
          tabIndex={-1}
          data-waiting={isWaiting || undefined}
        >
          <strong>{title}</strong>
          {field}
        </div>
      ) : (
        <details
          id={controlId(path)}
          tabIndex={-1}
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            {picture !== null && <img src={thumbnailOf(picture)} alt="" loading="lazy" />}
            <span>
              <strong>{title}</strong>
              {!isOpen && held !== "" && <small>{held}</small>}
            </span>
            {isObject(value) && value.hide === true && <Tag data-size="sm">Skjult</Tag>}
            {problems.length > 0 && (
              <Tag
                data-size="sm"
                data-color={problems.some(({ severity }) => severity === "error") ? "danger" : "warning"}
              >
                {problems.length === 1 ? "1 merknad" : `${problems.length} merknader`}
              </Tag>
            )}
          </summary>
          {isOpen && field}
        </details>
      )}
      {actions}
      {children}
    </li>
  );
};
