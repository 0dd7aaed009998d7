import { Heading } from "@digdir/designsystemet-react";
import { FOR_OPERATORS } from "../../../../domain/contracts/groups";
import { isSame, type Json, valueAt } from "../../../../domain/json/json";
import type { Entity, Kind } from "../../../api/api";
import { fieldsOf } from "../../../api/form";
import { partAddress } from "../../data/route";
import { heldIn } from "../../fields/held-in";
import { OWN_PLACES } from "../../shell/places";
import { type Part, partsOf } from "./parts";
import * as styles from "./parts.module.css";

interface PartsScreenProps {
  readonly about: Kind;
  readonly entity: Entity;
  /** With what is written and not saved yet. */
  readonly written: Json;
}

/** What a part is for, in the first sentence of its help. */
const purposeOf = ({ fields }: Part): string => {
  const help = fields.map((field) => field.help).find(Boolean) ?? "";
  return /^.+?\.(?= \p{Lu})/u.exec(help)?.[0] ?? help;
};

/** What a part holds, in a few words. */
const heldOf = ({ title, fields }: Part, value: Json): string => {
  const [field] = fields;
  return fields.length === 1 && field?.form.kind === "object"
    ? heldIn(fieldsOf(field.form, null), valueAt(value, [field.name]))
    : // The title of a part of one field is that field's name.
      heldIn(fields, value).replace(`${title.split(",")[0]}: `, "");
};

/** The parts of what a house has one of, each with what it holds and a form of its own. */
export const PartsScreen = ({ about, entity: { kind, id, value, problems }, written }: PartsScreenProps) => {
  const parts = partsOf(about.form).filter(({ name }) => !(name in OWN_PLACES));
  const groups = [...new Set(parts.map(({ group }) => group))];
  const errorsIn = ({ fields }: Part): number =>
    problems.filter(({ severity, path }) => severity === "error" && fields.some(({ name }) => name === path[0])).length;
  const isUnsaved = ({ fields }: Part): boolean =>
    fields.some(({ name }) => !isSame(valueAt(written, [name]), valueAt(value, [name])));
  const linksTo = (own: readonly Part[]) => (
    <ul>
      {own.map((part) => (
        <li key={part.name}>
          <a href={partAddress(kind, id, part.name)}>
            <strong>{part.title}</strong>
            <small>{purposeOf(part)}</small>
            {part.group !== FOR_OPERATORS && <em>{heldOf(part, written)}</em>}
            {isUnsaved(part) && <span>✎ Ikke lagret ennå</span>}
            {errorsIn(part) > 0 && <span data-state="error">{`! ${errorsIn(part)} feil`}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Heading level={1} data-size="lg">
        {about.label}
      </Heading>
      <div className={styles.groups}>
        {groups.map((group) => {
          const name = group ?? "Huset";
          const own = parts.filter((part) => part.group === group);
          return group === FOR_OPERATORS ? (
            <details key={name} open={own.some((part) => isUnsaved(part) || errorsIn(part) > 0)}>
              <summary>{name}</summary>
              {linksTo(own)}
            </details>
          ) : (
            <section key={name} aria-label={name}>
              <Heading level={2} data-size="xs">
                {name}
              </Heading>
              {linksTo(own)}
            </section>
          );
        })}
      </div>
    </>
  );
};
