import { Field, Label, Select } from "@digdir/designsystemet-react";
import { useDesk } from "../../data/desk-context";
import { ProblemSummary } from "../entity/problem-summary";
import * as styles from "./companions.module.css";
import { ShowingRows } from "./showing-rows";
import type { CompanionsState } from "./use-companions";

/** Menu position of a new page. Menu groups are the items without a path. */
const MenuEntry = ({ companions: { draft, change } }: { readonly companions: CompanionsState }) => {
  const { lists } = useDesk();
  const groups = (lists.byType.MenuItem ?? []).filter(({ placement }) => placement?.leadsTo === "");
  return (
    <Field className={styles.panel}>
      <Label>Plass i menyen</Label>
      <Field.Description>Menypunktet får sidens overskrift og lagres sammen med siden.</Field.Description>
      <Select value={draft.menu} onChange={({ target }) => change({ ...draft, menu: target.value })}>
        <Select.Option value="-">Ikke i menyen</Select.Option>
        {groups.map(({ id, title }) => (
          <Select.Option key={id} value={id}>
            {`Øverst, under ${title}`}
          </Select.Option>
        ))}
        <Select.Option value="">Nederst på sidene</Select.Option>
      </Select>
    </Field>
  );
};

interface CompanionsPanelProps {
  readonly kind: string;
  readonly object: unknown;
  readonly hall: string;
  readonly companions: CompanionsState;
}

/** What is created with a new entity, and its problems. */
export const CompanionsPanel = ({ kind, object, hall, companions }: CompanionsPanelProps) => {
  if (kind !== "productions" && kind !== "pages") return null;
  const others = companions.problems.filter(({ entity }) => entity?.kind !== kind);
  return (
    <>
      {kind === "pages" ? (
        <MenuEntry companions={companions} />
      ) : (
        <ShowingRows companions={companions} isFilm={object === "movie"} hall={hall} />
      )}
      <ProblemSummary heading="Om det som lagres sammen med dette" problems={others} isHere={false} />
    </>
  );
};
