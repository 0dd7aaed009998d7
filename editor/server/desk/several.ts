import type { Json } from "../../../domain/json/json";
import { isShownAt } from "../../../domain/publishing/shown-window";
import { cancelled, withStatus } from "../../../domain/showings/showing-edits";
import { buildMoment } from "../../../engine/load/build-day";
import type { Several } from "../../api/api";
import type { Removed } from "../../api/removal";
import { type Placed, without$schema } from "../content/content-folder";
import { hasOwnPrices } from "../lists/applies";
import type { EditorsDesk } from "./desk";
import { NotFound } from "./not-found";
import { saveSeveral } from "./save-several";
import { windowIn } from "./shown-text";
import { firstAndMore } from "./summaries";

/** The entity as the act leaves it; undefined where there is nothing to change. */
const changed = ({ kind, value }: Placed, act: Several["act"], now: string): Json | undefined => {
  const whole = without$schema(value);
  if (act.do === "cancel")
    return kind !== "events" || value.status === "cancelled" ? undefined : cancelled(whole, act.reason, now);
  if (act.do === "status") {
    const isSold = kind === "events" && !["cancelled", "free", act.status].includes(String(value.status));
    return isSold ? withStatus(whole, act.status, now) : undefined;
  }
  if (act.do === "price") {
    const { priceList, prices, ...rest } = whole;
    if (kind !== "events" || (!hasOwnPrices(value) && (priceList ?? "") === act.priceList)) return undefined;
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
  cancel: "Avlyste",
  status: "Endret billettene til",
  price: "Endret prislisten til",
} as const;

/** Changes entities of a kind, as one commit; all or none of them. */
export const changeSeveral = (desk: EditorsDesk, { kind, ids, act, editor }: Several): Promise<Removed> =>
  saveSeveral(
    desk,
    async () => {
      const { entities } = await desk.content();
      const now = buildMoment();
      const found = entities.flatMap((one) => {
        const value = one.kind === kind && ids.includes(one.id) ? changed(one, act, now) : undefined;
        return value === undefined ? [] : [{ one, change: { kind: one.kind, id: one.id, value } }];
      });
      if (found.length === 0) throw new NotFound(kind);
      const named = found.map(({ one }) => one);
      const message = `${DONE[act.do]} ${firstAndMore(named, entities)}`;
      return { message, editor, changes: found.map(({ change }) => change) };
    },
    "Ingenting av det du valgte, må endres.",
  );
