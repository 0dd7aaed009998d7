import { byText } from "../../../domain/collections/by-text";
import type { Move } from "../../api/api";
import type { Removed } from "../../api/removal";
import { type Placed, without$schema } from "../content/content-folder";
import type { EditorsDesk } from "./desk";
import { NotFound } from "./not-found";
import { saveSeveral } from "./save-several";
import { placementOf, sortKeyOf, titleOf } from "./summaries";

/** Those that an entity is ordered among, in order. */
const siblingsOf = (one: Placed, entities: readonly Placed[]): readonly Placed[] => {
  const among = placementOf(one, entities)?.among;
  return entities
    .filter((other) => other.kind === one.kind && placementOf(other, entities)?.among === among)
    .toSorted(byText((other) => sortKeyOf(other, entities) ?? ""));
};

/** Numbers that rise, those that are there if they do. */
const risingOrders = (siblings: readonly Placed[]): readonly number[] => {
  const orders = siblings.map(({ value }) => Number(value.order));
  const isRising = orders.every((order, at) => at === 0 || order > (orders[at - 1] ?? order));
  return isRising ? orders : orders.map((_, at) => at + 1);
};

/** Moves an entity past the one before or after it, as one commit. */
export const move = async (desk: EditorsDesk, { kind, id, by, editor }: Move): Promise<Removed> =>
  saveSeveral(
    desk,
    async () => {
      const { entities } = await desk.content();
      const one = entities.find((other) => other.kind === kind && other.id === id);
      if (one === undefined || placementOf(one, entities) === null) throw new NotFound(kind);
      const siblings = siblingsOf(one, entities);
      const orders = risingOrders(siblings);
      const at = siblings.indexOf(one);
      const other = siblings[at + by];
      if (other === undefined) throw new NotFound(kind);
      const moved = siblings.with(at, other).with(at + by, one);
      const changes = moved.flatMap(({ kind: ofKind, id: movedId, value }, place) =>
        value.order === orders[place]
          ? []
          : [{ kind: ofKind, id: movedId, value: { ...without$schema(value), order: orders[place] } }],
      );
      return { message: `Flyttet ${titleOf(one, entities)} ${by < 0 ? "opp" : "ned"}`, editor, changes };
    },
    "Det står ytterst, eller er flyttet eller slettet av noen andre. Ingenting er endret.",
  );
