import { Paragraph } from "@digdir/designsystemet-react";
import { lazy, Suspense, useState } from "react";
import { client } from "../../data/client";
import { useLoaded } from "../../data/use-loaded";
import * as styles from "./differences.module.css";

/** Lazy: every form has earlier versions, and few are opened. */
export const LazyDifferences = lazy(async () => ({ default: (await import("./difference-list")).DifferenceList }));

interface ChangesProps {
  readonly commit: string;
  /** Whether all that has changed since is told, rather than what the commit changed. */
  readonly isSince?: boolean;
  /** The only entity whose change is told; by default all. */
  readonly entity?: { readonly kind: string; readonly id: string };
}

const Changes = ({ commit, isSince, entity }: ChangesProps) => {
  const { value, failure } = useLoaded(() => client.changes(commit, entity, isSince), `changes ${commit}`);
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
            {entity === undefined && <h2>{`${what}${title}`}</h2>}
            <LazyDifferences kind={kind} before={before} after={after} />
          </section>
        );
      })}
      {value.isCut && entity === undefined && (
        <Paragraph data-size="sm">Mer er endret, men det er for mye til å vises her.</Paragraph>
      )}
    </Suspense>
  );
};

/** What was changed, loaded when it is opened. */
export const FoldedChanges = ({ of, ...props }: ChangesProps & { readonly of: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.changes} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`Se hva som er endret: ${of}`}>Se hva som er endret</summary>
      {isOpen && <Changes {...props} />}
    </details>
  );
};
