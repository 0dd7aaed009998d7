import type { Json } from "../../../domain/json/json";
import { isShownAt } from "../../../domain/publishing/shown-window";
import { cancelled } from "../../../domain/showings/showing-edits";
import { buildMoment } from "../../../engine/load/build-day";
import type { Several } from "../../api/api";
import type { Removed } from "../../api/removal";
import { type Placed, without$schema } from "../content/content-folder";
import type { EditorsDesk } from "./desk";
import { NotFound } from "./not-found";
import { isRemovable } from "./removal";
import { saveSeveral } from "./save-several";
import { windowIn } from "./shown-text";
import { titleOf } from "./summaries";

/** The entity as the act leaves it: null for removed, undefined where there is nothing to change. */
const changed = ({ kind, value }: Placed, act: Several["act"], now: string): Json | null | undefined => {
  const whole = without$schema(value);
  if (act.do === "remove") return isRemovable(kind) ? null : undefined;
  if (act.do === "cancel")
    return kind !== "events" || value.status === "cancelled" ? undefined : cancelled(whole, act.reason, now);
  if (act.do === "price") {
    // A showing's own prices come before any list.
    const { priceList, prices, ...rest } = whole;
    const hasOwn = Array.isArray(prices) && prices.length > 0;
    if (kind !== "events" || (!hasOwn && (priceList ?? "") === act.priceList)) return undefined;
    return act.priceList === "" ? rest : { ...rest, priceList: act.priceList };
  }
  const { shownUntil, ...rest } = whole;
  const window = windowIn(value);
  if (act.do === "hide") return isShownAt(window, now) ? { ...rest, shownUntil: now } : undefined;
  return shownUntil !== undefined && !isShownAt({ shownUntil: window.shownUntil }, now) ? rest : undefined;
};

const DONE = {
  hide: "Skjulte",
  show: "Viste igjen",
  remove: "Slettet",
  cancel: "Avlyste",
  price: "Endret prislisten til",
} as const;

/** Changes entities of a kind, as one commit; all or none of them. */
export const changeSeveral = async (desk: EditorsDesk, { kind, ids, act, editor }: Several): Promise<Removed> => {
  const saved = await saveSeveral(
    desk,
    async () => {
      const { entities } = await desk.content();
      const now = buildMoment();
      const found = entities.flatMap((one) => {
        const value = one.kind === kind && ids.includes(one.id) ? changed(one, act, now) : undefined;
        return value === undefined ? [] : [{ one, change: { kind: one.kind, id: one.id, value } }];
      });
      const [first, ...others] = found;
      if (first === undefined) throw new NotFound(kind);
      const more = others.length > 0 ? ` og ${others.length} til` : "";
      const message = `${DONE[act.do]} ${titleOf(first.one, entities)}${more}`;
      return { message, editor, changes: found.map(({ change }) => change) };
    },
    "Ingenting av det du valgte, må endres.",
  );
  if (saved.outcome === "saved" && act.do === "remove") for (const id of ids) await desk.dropDraft(kind, id);
  return saved;
};
