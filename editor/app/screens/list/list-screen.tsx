import { Button, Chip, Heading, Paragraph, Search } from "@digdir/designsystemet-react";
import { useMemo, useState } from "react";
import type { Summary } from "../../../api/api";
import { fieldsOf } from "../../../api/form";
import { useDesk } from "../../data/desk-context";
import { matching, wordsOf } from "../../data/matching";
import { newAddress } from "../../data/route";
import { useFirst } from "../../elements/use-first";
import { RemovedNotice } from "../removal/removed-notice";
import * as screenStyles from "../screens.module.css";
import { HideBar } from "./hide-bar";
import * as styles from "./list.module.css";
import { ListRow } from "./list-row";

const WEEK_MS = 7 * 86_400_000;

interface Filter {
  readonly label: string;
  readonly holds: (summary: Summary) => boolean;
}

const FILTERS: readonly Filter[] = [
  { label: "Trenger noe", holds: ({ errors, warnings, hasDraft }) => errors + warnings > 0 || hasDraft },
  { label: "Ikke på nettstedet nå", holds: ({ isShown }) => !isShown },
  { label: "Endret siste uke", holds: ({ changed }) => changed !== null && Date.now() - Date.parse(changed) < WEEK_MS },
];

/** Where some of the list have showings. */
const SHOWN_FILTERS: readonly Filter[] = [
  { label: "Har forestillinger", holds: ({ next }) => next !== null },
  { label: "Uten forestillinger", holds: ({ next }) => next === null },
];

const SORTS = { title: "Tittel", next: "Neste", changed: "Endret" } as const;

type SortBy = keyof typeof SORTS;

/** The order of the server is that of the title, or of time. */
const sorted = (all: readonly Summary[], by: SortBy, isReversed: boolean): readonly Summary[] => {
  const value = (one: Summary): string =>
    by === "next"
      ? (one.next ?? "9")
      : by === "changed"
        ? String(9e15 - Date.parse(one.changed ?? "0")).padStart(17, "0")
        : "";
  const ordered =
    by === "title" ? all : all.toSorted((a, b) => (value(a) < value(b) ? -1 : Number(value(a) > value(b))));
  return isReversed ? ordered.toReversed() : ordered;
};

/** Searchable list of the entities of a kind, with what is to be known of each. */
export const ListScreen = ({ kind }: { readonly kind: string }) => {
  const { desk, lists } = useDesk();
  const [sought, setSought] = useState("");
  const [filter, setFilter] = useState<Filter | null>(null);
  const [sort, setSort] = useState<{ readonly by: SortBy; readonly isReversed: boolean }>({
    // Showings that come are before those that have been.
    by: kind === "events" ? "next" : "title",
    isReversed: false,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const about = desk.kinds.find((one) => one.kind === kind);
  const all = lists.byType[about?.type ?? ""] ?? [];
  const searched = useMemo(
    () => all.map((one) => ({ one, words: wordsOf(one.title), more: wordsOf(`${one.detail} ${one.id}`) })),
    [all],
  );
  const wanted = filter === null ? searched : searched.filter(({ one }) => filter.holds(one));
  const matched = matching(sought, wanted).map(({ one }) => one);
  const found = sort.by === "title" && !sort.isReversed ? matched : sorted(matched, sort.by, sort.isReversed);
  const { first, more } = useFirst(found);
  if (about === undefined) return <Paragraph>Dette slaget innhold finnes ikke.</Paragraph>;
  const { form } = about;
  const fields = form.kind === "options" ? form.options.flatMap((one) => one.fields) : fieldsOf(form, null);
  const mayHide = fields.some(({ name }) => name === "shownUntil");
  const hasNext = kind !== "events" && all.some(({ next }) => next !== null);
  const columns: readonly SortBy[] = ["title", ...(hasNext ? (["next"] as const) : []), "changed"];
  const choose = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <>
      <div className={screenStyles.head}>
        <Heading level={1} data-size="lg">
          {about.label}
        </Heading>
        {about.newLabel !== null && (
          <Button asChild variant="secondary">
            <a href={newAddress(kind)}>{about.newLabel}</a>
          </Button>
        )}
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
        {[...FILTERS, ...(hasNext ? SHOWN_FILTERS : [])]
          .filter(({ holds }) => all.some((one) => holds(one)))
          .map((one) => (
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
      {mayHide && chosen.size > 0 ? (
        <HideBar kind={kind} ids={[...chosen]} onDone={() => setChosen(new Set())} />
      ) : (
        <Paragraph data-size="sm" aria-live="polite" className={styles.count}>
          {found.length === 0 ? "Fant ingen treff. Prøv et kortere ord." : `${found.length} i listen`}
        </Paragraph>
      )}
      <table className={styles.list}>
        <thead>
          <tr>
            {mayHide && (
              <th scope="col">
                <span className="ds-sr-only">Velg</span>
              </th>
            )}
            <th scope="col">
              <span className="ds-sr-only">Bilde</span>
            </th>
            {columns.map((by) => (
              <th
                key={by}
                scope="col"
                data-column={by}
                aria-sort={sort.by === by ? (sort.isReversed ? "descending" : "ascending") : undefined}
              >
                <button type="button" onClick={() => setSort({ by, isReversed: sort.by === by && !sort.isReversed })}>
                  {SORTS[by]} <span aria-hidden="true">{sort.by !== by ? "" : sort.isReversed ? "↑" : "↓"}</span>
                </button>
              </th>
            ))}
            <th scope="col">Tilstand</th>
          </tr>
        </thead>
        <tbody>
          {first.map((summary) => (
            <ListRow
              key={summary.id}
              kind={kind}
              summary={summary}
              hasNext={hasNext}
              isChosen={chosen.has(summary.id)}
              onChoose={mayHide ? () => choose(summary.id) : null}
            />
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
};
