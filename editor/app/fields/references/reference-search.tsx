import { Input } from "@digdir/designsystemet-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { thumbnailOf } from "../../data/client";
import { type ControlProps, emptied } from "../field-props";
import { controlId } from "../form-context";
import { Labelled } from "../labelled";
import { type Entry, entryNamed, foundReferences, nameOf } from "./found-references";
import * as styles from "./reference-search.module.css";

interface ReferenceSearchProps extends ControlProps {
  readonly entries: readonly Entry[];
  /** Whether what is typed is the value unless an entry is chosen. */
  readonly isFree?: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const Picture = ({ picture }: Pick<Entry, "picture">) =>
  picture === null ? (
    <span className={styles.picture} />
  ) : (
    <img className={styles.picture} src={thumbnailOf(picture)} alt="" loading="lazy" />
  );

const countText = (shown: number, count: number, isFree: boolean): string => {
  if (count === 0)
    return isFree ? "Ingen side heter det. Det du skriver, blir adressen." : "Fant ingen treff. Prøv et kortere ord.";
  return shown < count ? `Viser ${shown} av ${count}. Skriv mer av tittelen.` : `${count} treff`;
};

/** Searches for a reference by title: an ARIA combobox with pictures. */
export const ReferenceSearch = ({ field, path, value, onChange, entries, isFree = false }: ReferenceSearchProps) => {
  /** Search text; null while not searching. */
  const [sought, setSought] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const isOpen = sought !== null;
  const current = typeof value === "string" ? value : "";
  const chosen = entries.find(({ id }) => id === current);
  const name = chosen === undefined ? (current === "" || isFree ? current : `Ukjent: ${current}`) : nameOf(chosen);
  const { found, count } = foundReferences(entries, sought ?? "");
  const listId = `${controlId(path)}-valg`;
  const optionId = (at: number): string => `${listId}-${at}`;
  const activeId = isOpen && active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  // An address is gone on with; a title is sought anew.
  const begun = isFree && chosen === undefined ? current : "";
  const close = () => {
    setSought(null);
    setActive(-1);
  };
  const choose = (one: Entry | undefined) => {
    if (one !== undefined) onChange(one.id);
    close();
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) setSought(begun);
      setActive((last) =>
        found.length === 0 ? -1 : (Math.max(last, step > 0 ? -1 : 0) + step + found.length) % found.length,
      );
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <Labelled field={field} path={path}>
      {(described) => (
        <div className={styles.place}>
          {chosen !== undefined && chosen.picture !== null && <Picture picture={chosen.picture} />}
          <Input
            {...described}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={activeId}
            placeholder={isFree ? "Søk etter en side, eller lim inn en adresse" : "Søk etter tittelen"}
            value={sought ?? name}
            onClick={() => !isOpen && setSought(begun)}
            onBlur={() => choose(isFree ? undefined : entryNamed(entries, sought ?? ""))}
            onKeyDown={press}
            onChange={({ target }) => {
              const typed = target.value;
              // The first key replaces the chosen name.
              const words = isOpen || begun !== "" ? typed : typed.replace(name, "");
              setSought(words);
              setActive(typed === "" || isFree ? -1 : 0);
              if (isFree && words !== "") onChange(words);
              if (typed === "" && (!field.isRequired || field.isNullable)) onChange(emptied(field));
            }}
          />
          {isOpen && (
            <div className={styles.list}>
              <div id={listId} role="listbox" aria-label={field.label}>
                {found.map((one, at) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: The input keeps the focus and handles the keys.
                  <div
                    key={one.id}
                    id={optionId(at)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === active}
                    className={styles.option}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(one)}
                  >
                    <Picture picture={one.picture} />
                    <span>{nameOf(one)}</span>
                  </div>
                ))}
              </div>
              <p role="status" className={count > 0 && found.length === count ? "ds-sr-only" : styles.count}>
                {countText(found.length, count, isFree)}
              </p>
            </div>
          )}
        </div>
      )}
    </Labelled>
  );
};
