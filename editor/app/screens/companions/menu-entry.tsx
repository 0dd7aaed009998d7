import { Field, Label, Select } from "@digdir/designsystemet-react";
import { useDesk } from "../../data/desk-context";
import * as styles from "./companions.module.css";
import type { CompanionsState } from "./use-companions";

/** The place of a new page in the menu. Groups of the menu are the items without an address. */
export const MenuEntry = ({ companions: { draft, change } }: { readonly companions: CompanionsState }) => {
  const { lists } = useDesk();
  const groups = (lists.byType.MenuItem ?? []).filter(({ detail }) => detail === "");
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
