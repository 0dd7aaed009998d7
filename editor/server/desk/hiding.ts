import { isShownAt } from "../../../domain/publishing/shown-window";
import { buildMoment } from "../../../engine/load/build-day";
import type { Hide } from "../../api/api";
import type { Removed } from "../../api/removal";
import { type Placed, without$schema } from "../content/content-folder";
import type { EditorsDesk } from "./desk";
import { NotFound } from "./not-found";
import { saveSeveral } from "./save-several";
import { windowIn } from "./shown-text";
import { titleOf } from "./summaries";

/** The entity hidden from `now` on, or shown again; null where it already is. */
const changed = ({ value }: Placed, isHidden: boolean, now: string) => {
  const { shownUntil, ...rest } = without$schema(value);
  const window = windowIn(value);
  if (isHidden) return isShownAt(window, now) ? { ...rest, shownUntil: now } : null;
  return shownUntil !== undefined && !isShownAt({ shownUntil: window.shownUntil }, now) ? rest : null;
};

/** Hides or shows entities of a kind, as one commit. */
export const hide = async (desk: EditorsDesk, { kind, ids, isHidden, editor }: Hide): Promise<Removed> =>
  saveSeveral(
    desk,
    async () => {
      const { entities } = await desk.content();
      const now = buildMoment().slice(0, 16);
      const chosen = entities.filter((one) => one.kind === kind && ids.includes(one.id));
      const found = chosen.flatMap((one) => {
        const value = changed(one, isHidden, now);
        return value === null ? [] : [{ one, change: { kind: one.kind, id: one.id, value } }];
      });
      const [first, ...others] = found;
      if (first === undefined) throw new NotFound(kind);
      const title = titleOf(first.one, entities);
      const message = `${isHidden ? "Skjulte" : "Viste igjen"} ${title}${others.length > 0 ? ` og ${others.length} til` : ""}`;
      return { message, editor, changes: found.map(({ change }) => change) };
    },
    "Ingenting av det du valgte, må endres.",
  );
