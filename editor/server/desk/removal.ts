import type { Problem } from "../../api/api";
import type { Referrer, Removal, RemovalPlan, Removed } from "../../api/removal";
import { isKind, type Placed, versionOf, without$schema } from "../content/content-folder";
import type { EditorsDesk } from "./desk";
import { isError } from "./desk-problems";
import { NotFound } from "./not-found";
import { titleOf } from "./summaries";

/** Cannot be removed: every site needs its settings. */
const STAYING = "sites";

const CHANGED = "Noen andre har endret dette siden du åpnet det. Ingenting er slettet. Se på det igjen først.";
const NEEDED = "Noe viser til dette nå. Ingenting er slettet. Åpne spørsmålet igjen for å se hva.";

export const isRemovable = (kind: string): boolean => isKind(kind) && kind !== STAYING;

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

const found = async (desk: EditorsDesk, kind: string, id: string) => {
  const { entities } = await desk.content();
  const placed = isRemovable(kind) ? entities.find((one) => one.kind === kind && one.id === id) : undefined;
  if (placed === undefined) throw new NotFound(`${kind} ${id}`);
  return { placed, entities, title: titleOf(placed, entities), version: versionOf(without$schema(placed.value)) };
};

const withoutIt = ({ kind, id }: Placed) => [{ kind, id, value: null }] as const;

/** Content that refers to an entity, from the check of the content without it. */
export const removalPlan = async (desk: EditorsDesk, kind: string, id: string): Promise<RemovalPlan> => {
  const { placed, entities, version } = await found(desk, kind, id);
  const problems = await desk.checkChanges(withoutIt(placed));
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

/** Removes an entity that nothing requires, as one commit. */
export const remove = async (desk: EditorsDesk, { kind, id, version, editor }: Removal): Promise<Removed> => {
  const plan = async () => {
    const one = await found(desk, kind, id);
    if (one.version !== version) throw new Changed();
    return { message: `Slettet ${one.title}`, editor, changes: withoutIt(one.placed) };
  };
  const saved = await desk.saves.saveChanges(plan).catch((error: unknown) => {
    if (error instanceof Changed) return null;
    throw error;
  });
  if (saved === null) return { outcome: "refused", why: CHANGED };
  if (saved.outcome === "refused") return { outcome: "refused", why: NEEDED };
  await desk.dropDraft(kind, id);
  return { outcome: "saved", ...saved.kept };
};
