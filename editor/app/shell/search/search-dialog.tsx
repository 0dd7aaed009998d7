import { Dialog } from "@digdir/designsystemet-react";
import { useId, useMemo, useState } from "react";
import { grouped } from "../../../../domain/collections/grouped";
import { thumbnailOf } from "../../data/client";
import type { DeskData } from "../../data/desk-context";
import { matching } from "../../data/matching";
import { Icon } from "../../elements/icon";
import { SmallButton } from "../../elements/small-button";
import { todayInOslo } from "../../text/when";
import type { PlaceGroup } from "../places";
import { type Findable, findables, weekFor, withAct } from "./findable";
import * as styles from "./search-dialog.module.css";

/** In each group. */
const MAX_SHOWN = 6;

const foundIn = (typed: string, all: readonly Findable[]): ReadonlyMap<string, readonly Findable[]> => {
  const found =
    typed.trim() === ""
      ? all.filter(({ group }) => group.startsWith("G"))
      : [...weekFor(typed, todayInOslo()), ...matching(typed, all).map((one) => withAct(typed, one))];
  const groups = grouped(found, ({ group }) => group);
  return new Map([...groups].map(([group, some]) => [group, some.slice(0, MAX_SHOWN)]));
};

interface SearchDialogProps {
  readonly data: Pick<DeskData, "desk" | "lists" | "person">;
  readonly groups: readonly PlaceGroup[];
  readonly onClose: () => void;
}

/** One search over content, settings, screens and actions. */
const Search = ({ data, groups, onClose }: SearchDialogProps) => {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  // Until something is typed or chosen, a screen reader is at the field and not at the first result.
  const [isBegun, setBegun] = useState(false);
  const id = useId();
  const all = useMemo(() => findables(data, groups), [data, groups]);
  const found = useMemo(() => foundIn(typed, all), [typed, all]);
  const results = [...found.values()].flat();
  const go = (one: Findable | undefined) => {
    if (one === undefined) return;
    onClose();
    window.location.hash = one.href;
  };
  const move = (to: number) => {
    const next = (to + results.length) % Math.max(results.length, 1);
    setChosen(next);
    setBegun(true);
    document.getElementById(`${id}-${next}`)?.scrollIntoView?.({ block: "nearest" });
  };
  return (
    <>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: The dialog was opened to type in it.
          autoFocus
          type="text"
          role="combobox"
          aria-label="Søk eller gå til"
          aria-expanded={results.length > 0}
          aria-controls={id}
          aria-activedescendant={isBegun && results.length > 0 ? `${id}-${chosen}` : undefined}
          autoComplete="off"
          placeholder="Søk eller gå til …"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setBegun(true);
            setChosen(0);
          }}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step !== undefined) move(chosen + step);
            else if (event.key === "Enter") go(results[chosen]);
            else return;
            event.preventDefault();
          }}
        />
        <SmallButton onClick={onClose}>Lukk</SmallButton>
      </div>
      <p role="status" className="ds-sr-only">
        {results.length === 0 ? "" : `${results.length} treff`}
      </p>
      {results.length === 0 && <p className={styles.none}>Fant ingen treff. Prøv et kortere ord, eller en dag.</p>}
      <div role="listbox" id={id} aria-label="Treff" className={styles.results}>
        {[...found].map(([group, some]) => (
          // biome-ignore lint/a11y/useSemanticElements: A listbox has no fieldsets.
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true">{group}</p>
            {some.map((one) => {
              const at = results.indexOf(one);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: The field has the keys.
                <div
                  key={`${one.href} ${one.label}`}
                  id={`${id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === chosen}
                  onClick={() => go(one)}
                >
                  {one.picture && <img src={thumbnailOf(one.picture)} alt="" loading="lazy" />}
                  <span>
                    {one.label} {one.detail !== "" && <small>{one.detail}</small>}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p aria-hidden="true" className={styles.keys}>
        ↑↓ velg · Enter åpner · Esc lukker
      </p>
    </>
  );
};

export const SearchDialog = ({ isOpen, ...props }: SearchDialogProps & { readonly isOpen: boolean }) => (
  <Dialog
    open={isOpen}
    closedby="any"
    closeButton={false}
    onClose={props.onClose}
    aria-label="Søk"
    className={styles.dialog}
  >
    {isOpen && <Search {...props} />}
  </Dialog>
);
