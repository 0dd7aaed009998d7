import { Button, Chip, Heading, Link, Paragraph, Search, Select } from "@digdir/designsystemet-react";
import { useMemo, useState } from "react";
import { grouped } from "../../../../domain/collections/grouped";
import { longDate, sentenceCase } from "../../../../domain/time/norwegian";
import type { Summary } from "../../../api/api";
import { fieldsOf } from "../../../api/form";
import { useDesk } from "../../data/desk-context";
import { matching, wordsOf } from "../../data/matching";
import { newAddress } from "../../data/route";
import { type Row, useUnpublished } from "../../data/use-unpublished";
import { useFirst } from "../../elements/use-first";
import { NEW_PLACES } from "../../shell/places";
import { RemovedNotice } from "../removal/removed-notice";
import * as screenStyles from "../screens.module.css";
import { columnsOf, type Filter, filtersFor, firstSort, hallsOf, type Sort, sorted, titleOf } from "./arrangement";
import { type Branch, branchesOf } from "./branches";
import { ChosenBar } from "./chosen-bar";
import * as styles from "./list.module.css";
import { ListHead } from "./list-head";
import { ListRow } from "./list-row";
import { statesOf } from "./states";
import { useMove } from "./use-move";

/** A row of a list that is no tree. */
const leafOf = (summary: Row): Branch => ({ summary, below: 0, names: [] });

const countText = (count: number, entries: string): string => (count === 1 ? "Ett treff" : `${count} ${entries}`);

/** Searchable list of the entities of a kind, with what is to be known of each. */
export const ListScreen = ({ kind }: { readonly kind: string }) => {
  const { desk, lists } = useDesk();
  const [sought, setSought] = useState("");
  const [filter, setFilter] = useState<Filter | null>(null);
  const [hall, setHall] = useState("");
  const about = desk.kinds.find((one) => one.kind === kind);
  const order = about?.order ?? "title";
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { moved, move } = useMove(kind);
  const all = useUnpublished(kind, lists.byType[about?.type ?? ""]);
  const [sort, setSort] = useState<Sort>(() => ({
    by: firstSort(order, about?.hasPages === true, all),
    isReversed: false,
  }));
  const searched = useMemo(
    () =>
      all.map((one) => ({
        one,
        words: wordsOf(one.title),
        more: wordsOf(`${one.of?.name ?? ""} ${one.detail} ${one.id}`),
      })),
    [all],
  );
  const wanted = searched.filter(
    ({ one }) => (filter === null || filter.holds(one)) && (hall === "" || one.detail === hall),
  );
  const halls = hallsOf(order, all, lists.byType.Hall ?? []);
  const found = sorted(
    matching(sought, wanted).map(({ one }) => one),
    order,
    sort,
  );
  // A tree has its headings and its order where nothing of it is left out.
  const isTree = order === "placement" && sought === "" && filter === null;
  const { first, more } = useFirst(found, isTree);
  if (about === undefined) return <Paragraph>Dette slaget innhold finnes ikke.</Paragraph>;
  const { form } = about;
  const fields = form.kind === "options" ? form.options.flatMap((one) => one.fields) : fieldsOf(form, null);
  const mayHide = fields.some(({ name }) => name === "shownUntil");
  const mayChoose = mayHide || order === "time";
  const hasStates = order === "time" || all.some((one) => one.status !== null || statesOf(one).length > 0);
  const hasPictures = all.some(({ picture }) => picture !== null);
  const columns = columnsOf(order, all);
  const filters = filtersFor(order, all);
  const newPlaces = NEW_PLACES.filter(({ href }) => href.startsWith(`${newAddress(kind)}?`));
  const hasOwnNew = newPlaces.length > 0;
  const cells = columns.length + [hasPictures, hasStates, mayChoose, isTree].filter(Boolean).length;
  const fold = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  const isByDay = order === "time" && sort.by === "next";
  const headingOf = ({ placement, next, part = "" }: Summary): string => {
    if (isTree) return placement?.heading ?? "";
    if (sort.by === "title") return part;
    return isByDay ? (next === null ? "Har vært" : sentenceCase(longDate(next.slice(0, 10)))) : "";
  };
  const parts = [...grouped(first, headingOf)];
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      <div className={screenStyles.head}>
        <Heading level={1} data-size="lg">
          {about.label}
        </Heading>
        <div className={screenStyles.buttons}>
          {newPlaces.map(({ label, href }, at) => (
            <Button key={href} asChild variant={at === 0 ? "primary" : "secondary"}>
              <a href={href}>{label}</a>
            </Button>
          ))}
          {about.newLabel !== null && !(hasOwnNew && mayHide) && (
            <Button asChild variant={hasOwnNew ? "tertiary" : "primary"}>
              <a href={newAddress(kind)}>{about.newLabel}</a>
            </Button>
          )}
        </div>
      </div>
      <RemovedNotice key={String(chosen.size > 0)} kind={kind} />
      <div className={styles.tools}>
        <Search>
          <Search.Input
            aria-label={`Søk i ${about.label.toLowerCase()}`}
            placeholder="Søk"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          <Search.Clear onClick={() => setSought("")} />
        </Search>
        {(halls.length > 1 || filters.length > 0) && (
          <div className={styles.filters}>
            {halls.length > 1 && (
              <Select
                aria-label="Sal"
                data-size="sm"
                className={styles.hall}
                value={hall}
                onChange={({ target }) => setHall(target.value)}
              >
                <Select.Option value="">Alle saler</Select.Option>
                {halls.map((name) => (
                  <Select.Option key={name}>{name}</Select.Option>
                ))}
              </Select>
            )}
            {filters.map((one) => (
              <Chip.Button
                data-color="neutral"
                key={one.label}
                aria-pressed={filter?.label === one.label}
                onClick={() => setFilter(filter?.label === one.label ? null : one)}
              >
                {one.label}
              </Chip.Button>
            ))}
          </div>
        )}
        <Paragraph
          data-size="sm"
          aria-live="polite"
          className={styles.count}
          data-sought={sought !== "" || filter !== null || undefined}
        >
          {found.length === 0 ? "Fant ingen treff. Prøv et kortere ord." : countText(found.length, about.entries)}
        </Paragraph>
      </div>
      <div role="status" className={styles.moved} data-bad={moved?.isGood === false || undefined}>
        {moved?.text}
      </div>
      <div className={styles.frame}>
        <table className={styles.list} data-by={sort.by}>
          <ListHead
            columns={columns}
            sort={sort}
            onSort={setSort}
            isByTime={order === "time"}
            hasPictures={hasPictures}
            hasStates={hasStates}
            actions={isTree ? "Flytt" : null}
            choice={
              mayChoose
                ? {
                    isAll: first.length > 0 && first.every(({ id }) => chosen.has(id)),
                    isSome: chosen.size > 0,
                    onChoose: (isAll) =>
                      choose(
                        first.map(({ id }) => id),
                        isAll,
                      ),
                  }
                : null
            }
          />
          {parts.map(([heading, rows]) => (
            <tbody key={heading}>
              {heading !== "" && (
                <tr className={styles.part}>
                  <th scope="rowgroup" colSpan={cells}>
                    <span>{heading}</span>
                    {isTree && (
                      <Link href={newAddress(kind, rows.at(-1)?.id)} aria-label={`Legg til: ${heading}`}>
                        Legg til
                      </Link>
                    )}
                  </th>
                </tr>
              )}
              {(isTree ? branchesOf(rows, open) : rows.map(leafOf)).map(({ summary, below, names }) => (
                <ListRow
                  key={summary.id}
                  kind={kind}
                  summary={{ ...summary, title: titleOf(summary) }}
                  below={below}
                  names={names}
                  isOpen={open.has(summary.id)}
                  onFold={() => fold(summary.id)}
                  isByDay={isByDay}
                  isInPart={heading !== "" && !isByDay}
                  columns={columns}
                  hasPicture={hasPictures}
                  hasStates={hasStates}
                  isChosen={chosen.has(summary.id)}
                  onChoose={mayChoose ? (isChosen) => choose([summary.id], isChosen) : null}
                  onMove={isTree ? (by) => void move(summary.id, by) : null}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {more}
      {mayChoose && chosen.size > 0 && (
        <ChosenBar
          kind={kind}
          mayHide={mayHide}
          chosen={all.filter(({ id }) => chosen.has(id))}
          onDone={() => setChosen(new Set())}
        />
      )}
    </>
  );
};
