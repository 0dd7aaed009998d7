import type { ReactNode } from "react";
import type { Changes } from "../../../api/history";
import { useDesk } from "../../data/desk-context";
import { differencesOf } from "./differences";
import * as styles from "./differences.module.css";

/** What is read at a glance: so many fields of one entity, of so many characters. */
const BRIEF = { fields: 3, characters: 60 } as const;

const isBrief = (text: string): boolean => text.length <= BRIEF.characters && !text.includes("\n");

/** What was changed, in a line for each field, where that is little; else what `otherwise` is. */
export const BriefChanges = ({ changed, otherwise }: { readonly changed: Changes; readonly otherwise: ReactNode }) => {
  const { desk, lists } = useDesk();
  const [change, ...others] = changed.changes;
  const form = desk.kinds.find(({ kind }) => kind === change?.kind)?.form;
  if (form === undefined || change === undefined || others.length > 0 || changed.isCut) return otherwise;
  if (change.before === null || change.after === null) return otherwise;
  const found = differencesOf(form, change.before, change.after, (type) => lists.byType[type] ?? []);
  const isLittle = found.every(({ before, after }) => before !== after && isBrief(before) && isBrief(after));
  if (found.length === 0 || found.length > BRIEF.fields || !isLittle) return otherwise;
  return (
    <dl className={styles.brief}>
      {found.map(({ label, before, after }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a list can have the same label.
        <div key={at}>
          <dt>{label}</dt>
          {before !== "" && (
            <dd>
              <del>{before}</del>
            </dd>
          )}
          <dd>{after === "" ? "Fjernet" : <ins>{after}</ins>}</dd>
        </div>
      ))}
    </dl>
  );
};
