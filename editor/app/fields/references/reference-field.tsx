import { useDesk } from "../../data/desk-context";
import type { ControlProps } from "../field-props";
import { SelectOf } from "../plain-fields";
import { nameOf } from "./found-references";
import { ReferenceSearch } from "./reference-search";

/** Above this, a search replaces the select: halls and price lists are fewer, films and pages more. */
const MAX_IN_SELECT = 20;

/** Chooses a page of the site by title, or takes any other address as it is typed or pasted. */
export const LinkField = (props: ControlProps) => {
  const { lists } = useDesk();
  const pages = (lists.byType.Page ?? []).flatMap((page) =>
    page.path === undefined ? [] : [{ ...page, id: page.path, detail: "" }],
  );
  return <ReferenceSearch {...props} entries={pages} isFree />;
};

/** Chooses a reference by title, never by id, with its picture. */
export const ReferenceField = (props: ControlProps) => {
  const { form } = props.field;
  const { lists } = useDesk();
  const entries = form.kind === "reference" ? (lists.byType[form.to] ?? []) : [];
  if (entries.length > MAX_IN_SELECT) return <ReferenceSearch {...props} entries={entries} />;
  const chosen = entries.find(({ id }) => id === props.value);
  return (
    <SelectOf
      {...props}
      picture={chosen?.picture ?? null}
      options={entries.map((one) => ({ value: one.id, label: nameOf(one) }))}
    />
  );
};
