import type { FastifyInstance } from "fastify";
import { changedFields } from "../../../domain/json/json";
import { timeOf } from "../../../domain/time/local-time";
import { toEpoch, toLocal } from "../../../domain/time/oslo";
import { nextRefresh, overdueSince } from "../../../server/releases/next-refresh";
import { readPullStatus } from "../../../server/releases/pull-status";
import { readStatus } from "../../../server/releases/refresh-status";
import { hasTarget, type Target } from "../../../server/releases/site-steps";
import { BACK_ROUTE, IS_PAST, PUBLISHING_ROUTE, type Publishing, publishSchema } from "../../api/publishing";
import { Refusal } from "../access/refusal";
import { forAdmins, forEditors } from "../access/rules";
import type { EditorsDesk } from "../desk/desk";
import { DeskHistory } from "../history/desk-history";
import { Publisher } from "../publishing/publisher";
import { goBack, releasesOf } from "../publishing/release-back";
import { publishingSteps } from "../publishing/steps";

const MAX_CHANGES = 100;
const LOOK_EVERY_MS = 15_000;

export interface PublishingOptions {
  /** Folder of the lock and status shared with `npm run refresh`. */
  readonly refreshRoot: string;
  /** Times of the operator's timer (REFRESH_AT). */
  readonly refreshTimes: string;
  readonly target: Target;
}

export const publishingRoutes = (
  server: FastifyInstance,
  {
    desk,
    stateRoot,
    refreshRoot,
    refreshTimes,
    target,
  }: PublishingOptions & { readonly desk: EditorsDesk; readonly stateRoot: string },
): void => {
  const publisher = new Publisher({
    stateRoot,
    refreshRoot,
    steps: publishingSteps(desk, target),
    hasTarget: hasTarget(target),
    commit: async () => (await desk.git.list({ most: 1 }))[0]?.commit ?? null,
  });
  const look = () => void publisher.publishPlanned().catch(console.error);
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  server.addHook("onClose", () => clearInterval(timer));

  const history = new DeskHistory(desk);
  let known: { readonly key: string; readonly found: Promise<Publishing["unpublished"]> } | null = null;
  /** Read once for each save: a running publishing is asked for each second. */
  const unpublishedSince = async (since: string): Promise<Publishing["unpublished"]> => {
    const key = `${since} ${await desk.git.head()}`;
    if (known?.key !== key)
      known = {
        key,
        found: history.changes(since, undefined, true).then(({ changes, ...rest }) => ({
          ...rest,
          since,
          entities: changes.map(({ kind, id, title, before, after }) => ({
            kind,
            id,
            title,
            fields: changedFields(before ?? {}, after ?? {}),
            what: before === null ? ("new" as const) : after === null ? ("removed" as const) : ("changed" as const),
          })),
        })),
      };
    return known.found;
  };

  const status = async (): Promise<Publishing> => {
    const state = await publisher.status();
    const { published, failed } = await readStatus(refreshRoot);
    const commit = (hasTarget(target) ? state.last : state.built)?.commit ?? null;
    // A commit that the history no longer has tells nothing: all is unpublished then.
    const since = commit !== null && (await desk.git.has(commit)) ? commit : null;
    const now = toLocal(Date.now());
    const saved = await desk.git.list({ ...(since !== null && { since }), isContent: true, most: MAX_CHANGES });
    return {
      ...state,
      hasTarget: hasTarget(target),
      releases: await releasesOf(target),
      refreshed: {
        at: published?.at ?? null,
        next: nextRefresh(refreshTimes, timeOf(now)),
        overdue: published === null ? null : overdueSince(refreshTimes, toLocal(Date.parse(published.at)), now),
        failure: failed === null ? null : `${failed.step}: ${failed.failure}`,
      },
      pulled: await readPullStatus(refreshRoot),
      address: (await desk.desk()).address,
      unpublished: since === null ? null : await unpublishedSince(since),
      changes: saved.flatMap(({ origin, message, editor, at }) => (origin === "code" ? [] : { message, editor, at })),
    };
  };
  server.get(PUBLISHING_ROUTE, forEditors, status);
  server.post(PUBLISHING_ROUTE, forAdmins, async ({ body }) => {
    const { editor, at } = publishSchema.parse(body);
    if (at !== null && toEpoch(at) <= Date.now()) throw new Refusal(400, IS_PAST);
    if (at === null) void publisher.publish(editor);
    else await publisher.plan({ at: new Date(toEpoch(at)).toISOString(), by: editor });
    return status();
  });
  server.post(BACK_ROUTE, forAdmins, () => goBack(target, refreshRoot));
  server.delete(PUBLISHING_ROUTE, forAdmins, async () => {
    await publisher.plan(null);
    return status();
  });
};
