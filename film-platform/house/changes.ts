import { z } from "zod";
import type { App } from "../app";
import { daysBetween, osloIso, plusDays, toOsloDay } from "../data/oslo-clock";
import type { House, Programme, Showing } from "../data/programme";
import { type Change, change } from "./change";
import { changedHouse } from "./changed-house";

const EMPTY: House = { productions: [], showings: [], articles: [] };

const liveStatus = z.enum(["onSale", "fewLeft", "soldOut", "cancelled", "moved"]);

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/**
 * An ordered time as the site was built: orders have the dates of the content files, which a demonstration has moved by
 * whole days.
 */
const builtTime = (ordered: string, { start }: Showing, inFile: string | undefined): string | undefined => {
  const [, day = "", time = ""] = LOCAL.exec(ordered) ?? [];
  if (day === "") return undefined;
  const days = inFile === undefined ? 0 : daysBetween(inFile.slice(0, 10), toOsloDay(Date.parse(start)));
  return osloIso(plusDays(day, days), time);
};

/** The response of the events call follows those changes for which it has fields. */
const changedShowing = (showing: Showing, changes: readonly Change[], house: House | undefined): Showing => {
  const orders = changes.filter((one) => "showing" in one).filter((one) => one.showing === showing.id);
  const last = <Name extends "status" | "start" | "reason">(name: Name) =>
    orders.findLast((one) => one[name] !== undefined)?.[name];
  const { data: status } = liveStatus.safeParse(last("status"));
  const reason = last("reason");
  const inFile = house?.showings.find(({ id }) => id === showing.id)?.start;
  const movedTo = builtTime(last("start") ?? "", showing, inFile);
  return {
    ...showing,
    ...(status !== undefined && { status }),
    ...(reason !== undefined && { reason }),
    ...(movedTo !== undefined && Date.parse(movedTo) !== Date.parse(showing.start) && { movedTo }),
  };
};

export interface Changes {
  readonly add: (change: Change) => void;
  readonly clear: () => void;
  /** The programme with all changes, in the order in which they came. */
  readonly applied: (programme: Programme) => Programme & { readonly house: House };
}

export const newChanges = (): Changes => {
  const changes: Change[] = [];
  return {
    add: (one) => void changes.push(one),
    clear: () => void changes.splice(0),
    applied: (programme) => ({
      ...programme,
      showings: programme.showings.map((showing) => changedShowing(showing, changes, programme.house)),
      house: changes.reduce(changedHouse, programme.house ?? EMPTY),
    }),
  };
};

/** How changes are ordered. Outside the services' addresses, because no real service has it. */
export const changeCalls = (app: App, changes: Changes): void => {
  app.put("/changes", { schema: { body: change } }, async ({ body }, reply) => {
    changes.add(body);
    return reply.status(204).send();
  });
  app.delete("/changes", async (_request, reply) => {
    changes.clear();
    return reply.status(204).send();
  });
};
