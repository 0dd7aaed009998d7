import type { Problem } from "../../api/api";
import type { Referrer, Removal, RemovalNamed, RemovalPlan, Removed } from "../../api/removal";
import { isKind, type Placed, versionOf, without$schema } from "../content/content-folder";
import type { EditorsDesk } from "./desk";
import { isError } from "./desk-problems";
import { NotFound } from "./not-found";
import { firstAndMore, titleOf } from "./summaries";

/** Cannot be removed: every site needs its settings. */
const STAYING = "sites";

const CHANGED = "Noen andre har endret dette siden du åpnet det. Ingenting er slettet. Se på det igjen først.";
const NEEDED = "Noe viser til dette nå. Ingenting er slettet. Åpne spørsmålet igjen for å se hva.";

const isRemovable = (kind: string): boolean => isKind(kind) && kind !== STAYING;

/** Somebody else has changed the entity. */
class Changed extends Error {}

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string => `${kind} ${id}`;

/** The entities with problems, once each, with their current titles. */
const referrersIn = (problems: readonly Problem[], entities: readonly Placed[]): Referrer[] => {
  const named = new Map<string, Referrer>();
  for (const { entity, path } of problems) {
    const one = entity === null ? undefined : entities.find((other) => keyOf(other) === keyOf(entity));
    if (entity !== null && !named.has(keyOf(entity)))
      named.set(keyOf(entity), {
        ...entity,
        title: one === undefined ? entity.title : titleOf(one, entities),
        path: [...path],
      });
  }
  return [...named.values()];
};

/** @throws NotFound when one of them is not there, or must stay. */
const found = async (desk: EditorsDesk, { kind, ids }: RemovalNamed) => {
  const { entities } = await desk.content();
  const placed = ids.map((id) => {
    const one = isRemovable(kind) ? entities.find((other) => other.kind === kind && other.id === id) : undefined;
    if (one === undefined) throw new NotFound(`${kind} ${id}`);
    return one;
  });
  const version = versionOf(placed.map(({ value }) => without$schema(value)));
  return { placed, entities, version, changes: placed.map(({ kind: of, id }) => ({ kind: of, id, value: null })) };
};

/** Content that refers to entities, from the check of the content without them. */
export const removalPlan = async (desk: EditorsDesk, named: RemovalNamed): Promise<RemovalPlan> => {
  const { changes, entities, version } = await found(desk, named);
  const problems = await desk.checkChanges(changes);
  const needing = referrersIn(problems.filter(isError), entities);
  const names = new Set(needing.map(keyOf));
  return {
    version,
    needing,
    leading: referrersIn(problems, entities).filter((one) => !names.has(keyOf(one))),
    others: problems.filter(({ entity }) => entity === null),
    isPossible: !problems.some(isError),
  };
};

/** Removes entities that nothing requires, as one commit. */
export const remove = async (desk: EditorsDesk, { version, editor, ...named }: Removal): Promise<Removed> => {
  const plan = async () => {
    const { placed, entities, changes, version: current } = await found(desk, named);
    if (current !== version) throw new Changed();
    return { message: `Slettet ${firstAndMore(placed, entities)}`, editor, changes };
  };
  const saved = await desk.saves.saveChanges(plan).catch((error: unknown) => {
    if (error instanceof Changed) return null;
    throw error;
  });
  if (saved === null) return { outcome: "refused", why: CHANGED };
  if (saved.outcome === "refused") return { outcome: "refused", why: NEEDED };
  for (const id of named.ids) await desk.dropDraft(named.kind, id);
  return { outcome: "saved", ...saved.kept };
};
