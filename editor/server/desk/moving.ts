import type { Move } from "../../api/api";
import type { Removed } from "../../api/removal";
import { type Placed, without$schema } from "../content/content-folder";
import type { EditorsDesk } from "./desk";
import { NotFound } from "./not-found";
import { saveSeveral } from "./save-several";
import { placementOf, siblingsOf, titleOf } from "./summaries";

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
      const siblings = siblingsOf(entities)(one);
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
