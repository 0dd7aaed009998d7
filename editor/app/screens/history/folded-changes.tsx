import { Paragraph } from "@digdir/designsystemet-react";
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import type { Changes } from "../../../api/history";
import { client } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { type Loaded, useLoaded } from "../../data/use-loaded";
import type { ChangesProps } from "./differences";
import * as styles from "./differences.module.css";

/** Lazy: every form has earlier versions, and few are opened. */
export const LazyDifferences = lazy(async () => ({ default: (await import("./difference-list")).DifferenceList }));

const LazyBrief = lazy(async () => ({ default: (await import("./brief-changes")).BriefChanges }));

const ChangeList = ({ value, failure, isOfOne }: Loaded<Changes> & { readonly isOfOne: boolean }) => {
  if (failure !== null) return <Paragraph data-size="sm">{failure}</Paragraph>;
  if (value === null) return <Paragraph data-size="sm">Henter …</Paragraph>;
  if (value.changes.length === 0)
    return (
      <Paragraph data-size="sm">
        Ingen tekster å vise: bare bilder er endret, eller det er den første utgaven.
      </Paragraph>
    );
  return (
    <Suspense fallback={<Paragraph data-size="sm">Henter …</Paragraph>}>
      {value.changes.map((change) => {
        const { kind, id, title, before, after } = change;
        const what = before === null ? "Ny: " : after === null ? "Slettet: " : "";
        return (
          <section key={`${kind} ${id}`}>
            {!isOfOne && <h2>{`${what}${title}`}</h2>}
            <LazyDifferences kind={kind} before={before} after={after} />
          </section>
        );
      })}
      {value.isCut && !isOfOne && (
        <Paragraph data-size="sm">Mer er endret, men det er for mye til å vises her.</Paragraph>
      )}
    </Suspense>
  );
};

/** Whether an element has come into view; never where that cannot be observed. */
const useSeen = (place: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null || !("IntersectionObserver" in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
};

/** What was changed: in a line once it is seen, where it is little; else folded, and loaded when it is opened. */
export const FoldedChanges = ({ of, commit, isSince, entity }: ChangesProps & { readonly of: string }) => {
  const { edition } = useDesk();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const [isOpen, setOpen] = useState(false);
  const isWanted = isSeen || isOpen;
  const loaded = useLoaded(
    isWanted ? () => client.changes(commit, entity, isSince) : null,
    `changes ${commit} ${isWanted}`,
    edition,
  );
  const folded = (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`Se hva som er endret: ${of}`}>Se hva som er endret</summary>
      {isOpen && <ChangeList value={loaded.value} failure={loaded.failure} isOfOne={entity !== undefined} />}
    </details>
  );
  return (
    <div ref={place} className={styles.changes}>
      {isSeen && loaded.value !== null ? (
        <Suspense fallback={folded}>
          <LazyBrief changed={loaded.value} otherwise={folded} />
        </Suspense>
      ) : (
        folded
      )}
    </div>
  );
};
