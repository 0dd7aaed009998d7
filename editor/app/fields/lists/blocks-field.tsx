import { Fieldset, Heading } from "@digdir/designsystemet-react";
import { useMemo, useRef, useState } from "react";
import { isObject } from "../../../../domain/json/json";
import type { Form } from "../../../api/form";
import { focusMove } from "../../elements/focus-move";
import type { ControlProps } from "../field-props";
import * as styles from "../fields.module.css";
import { controlId, rowId, useForm, useProblems } from "../form-context";
import { ProblemNote } from "../problem-note";
import { AddRow } from "./add-row";
import * as placedStyles from "./blocks-field.module.css";
import { ListRow } from "./list-row";
import { type Cell, cellsOf, type Spot, spotBeside, withBlockAt } from "./placing";
import { useBlockDrag } from "./use-block-drag";

const PLACE = "place";

/** Whether list items have a place on the page, as blocks do: their order in the list then means nothing. */
export const isPlaced = (item: Form): boolean =>
  item.kind === "options" && item.options.every(({ fields }) => fields.some(({ name }) => name === PLACE));

/** An item's form without its place, which the list of blocks handles. */
const withoutPlace = (item: Form): Form =>
  item.kind === "options"
    ? {
        ...item,
        options: item.options.map((option) => ({
          ...option,
          fields: option.fields.filter(({ name }) => name !== PLACE),
        })),
      }
    : item;

const SIDES = ["Venstre kolonne", "Høyre kolonne"];

const nameOf = ({ column }: Cell, count: number): string =>
  (count === 2 ? SIDES[column - 1] : undefined) ?? `Kolonne ${column}`;

/** Problems with a block's place, which its form has no fields for. */
const PlaceNote = ({ path }: Pick<ControlProps, "path">) => {
  const problems = useProblems([...path, PLACE], true);
  return <ProblemNote id={`${controlId(path)}-plass-feil`} problems={problems} />;
};

const rowsOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] =>
  [...new Set(cells.map(({ row }) => row))].map((row) => cells.filter((cell) => cell.row === row));

/** The blocks of a page, in the rows and columns of the site. */
export const BlocksField = ({ field, path, value, onChange }: ControlProps) => {
  const { value: page } = useForm();
  const problems = useProblems(path);
  const frame = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState(-1);
  const [told, setTold] = useState("");
  const blocks: readonly unknown[] = Array.isArray(value) ? value : [];
  const item: Form = field.form.kind === "list" ? field.form.item : { kind: "text" };
  const itemName = field.form.kind === "list" ? field.form.itemLabel : "";
  const form = useMemo(() => withoutPlace(item), [item]);
  const template = isObject(page) ? page.template : undefined;
  const { cells, outside } = cellsOf(template, blocks);
  const rows = rowsOf(cells);
  const put = (index: number, spot: Spot) => {
    const next = withBlockAt(template, blocks, index, spot);
    const cell = cellsOf(template, next).cells.find(({ blocks: inCell }) => inCell.includes(index));
    const count = rows[spot.row - 1]?.length ?? 1;
    onChange(next);
    if (cell !== undefined)
      setTold(
        `Står nå i rad ${cell.row}${count > 1 ? `, ${nameOf(cell, count).toLowerCase()}` : ""}, som nummer ${
          cell.blocks.indexOf(index) + 1
        } av ${cell.blocks.length}.`,
      );
  };
  const lastCell = rows.at(-1)?.[0];
  const add = (block: unknown, cell: Cell | undefined) => {
    const next = [...blocks, block];
    setAdded(blocks.length);
    onChange(
      cell === undefined ? next : withBlockAt(template, next, blocks.length, { ...cell, at: cell.blocks.length }),
    );
  };
  const drag = useBlockDrag(put);
  const rowOf = (index: number, cell: Cell | null) => {
    const own = [...path, index];
    const [up, down] = [spotBeside(cells, index, -1), spotBeside(cells, index, 1)];
    const isHere = cell !== null && drag.aim?.row === cell.row && drag.aim.column === cell.column;
    const at = cell?.blocks.indexOf(index) ?? -1;
    const isLastAim = isHere && drag.aim?.at === cell.blocks.length && at === cell.blocks.length - 1;
    return (
      <ListRow
        key={index}
        form={form}
        label={`${field.label} ${index + 1}`}
        path={own}
        value={blocks[index]}
        onChange={(next) => onChange(blocks.map((one, other) => (other === index ? next : one)))}
        onMove={(by) => {
          const spot = by < 0 ? up : down;
          if (spot === null) return;
          put(index, spot);
          focusMove(rowId(own), by);
        }}
        onRemove={() => {
          onChange(blocks.filter((_, other) => other !== index));
          frame.current?.focus();
        }}
        isFirst={up === null}
        isLast={down === null}
        isNew={index === added}
        aim={isHere && drag.aim?.at === at ? "before" : isLastAim ? "after" : undefined}
        handle={
          <span className={placedStyles.handle} title="Dra for å flytte" {...drag.handleOf(index)}>
            <span aria-hidden="true">⠿</span>
          </span>
        }
      >
        <PlaceNote path={own} />
      </ListRow>
    );
  };
  return (
    <Fieldset className={styles.list} id={controlId(path)} data-size="sm" tabIndex={-1} ref={frame}>
      <Fieldset.Legend>{field.label}</Fieldset.Legend>
      <Fieldset.Description>Som på siden, ovenfra og ned.</Fieldset.Description>
      {rows.map((columns, at) => (
        <section key={columns[0]?.row} className={placedStyles.row} aria-labelledby={`${controlId(path)}-rad-${at}`}>
          <h2 className="ds-sr-only" id={`${controlId(path)}-rad-${at}`}>
            {`Rad ${at + 1}`}
          </h2>
          {columns.map((cell) => (
            <div key={cell.column} className={placedStyles.column} {...drag.columnOf(cell)}>
              {columns.length > 1 && <p className={placedStyles.name}>{nameOf(cell, columns.length)}</p>}
              {cell.blocks.length > 0 ? (
                <ul>{cell.blocks.map((index) => rowOf(index, cell))}</ul>
              ) : (
                <p
                  className={placedStyles.empty}
                  data-aim={drag.aim?.row === cell.row && drag.aim.column === cell.column ? "here" : undefined}
                >
                  Tom
                </p>
              )}
              {cell !== lastCell && (
                <div className={placedStyles.between}>
                  <AddRow
                    form={item}
                    name={itemName}
                    label={`rad ${cell.row}${columns.length > 1 ? `, ${nameOf(cell, columns.length).toLowerCase()}` : ""}`}
                    onAdd={(block) => add(block, cell)}
                  />
                </div>
              )}
            </div>
          ))}
        </section>
      ))}
      {outside.length > 0 && (
        <section className={placedStyles.row} aria-labelledby={`${controlId(path)}-uten-rad`}>
          <Heading level={2} data-size="2xs" id={`${controlId(path)}-uten-rad`}>
            Uten plass på siden
          </Heading>
          <div className={placedStyles.column}>
            <ul>{outside.map((index) => rowOf(index, null))}</ul>
          </div>
        </section>
      )}
      <div role="status" className="ds-sr-only">
        {told}
      </div>
      <AddRow form={item} label={field.label.toLowerCase()} name={itemName} onAdd={(block) => add(block, lastCell)} />
      <ProblemNote id={`${controlId(path)}-feil`} problems={problems} />
    </Fieldset>
  );
};
