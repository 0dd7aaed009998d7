import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { APPLIES_ROUTE, showingSchema } from "../../api/applies";
import { accompaniedSchema, COMPANION_ROUTES } from "../../api/companions";
import { changesNamedSchema, HISTORY_ROUTES, namedSchema, undoSchema, versionNamedSchema } from "../../api/history";
import { HOUSE_ROUTE } from "../../api/house";
import { dateSchema } from "../../api/moments";
import { objectOf } from "../../api/object-of";
import { mergeSchema, PREVIEW_ROUTES, previewDropSchema, previewEditSchema } from "../../api/preview";
import { REMOVAL_ROUTES, removalNamedSchema, removalSchema } from "../../api/removal";
import { actionSchema, WEEK_ROUTES, weekSaveSchema } from "../../api/week";
import { forEditors, forUndoing, forWriters } from "../access/rules";
import { accompanied } from "../companions/companions";
import { patternsFor } from "../companions/patterns";
import type { EditorsDesk } from "../desk/desk";
import { NotFound } from "../desk/not-found";
import { removalPlan, remove } from "../desk/removal";
import { DeskHistory } from "../history/desk-history";
import { houseOf } from "../house/house";
import { appliesTo } from "../lists/applies";
import type { PreviewServer } from "../preview/preview";
import { Outdated } from "../week/plan";
import { notesOn, toldOf } from "../week/told-showing";
import { WeekDesk } from "../week/week";
import { showingOf } from "../week/week-view";

const weekQuery = z.object({ dag: dateSchema.optional() });

const weekRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  const week = new WeekDesk(desk);
  server.get(WEEK_ROUTES.week, forEditors, ({ query }) => week.week(weekQuery.parse(query).dag ?? null));
  server.post(WEEK_ROUTES.plan, forEditors, ({ body }) =>
    week.plan(actionSchema.parse(body)).catch((error: unknown) => {
      throw error instanceof Outdated ? new NotFound(error.message) : error;
    }),
  );
  server.post(WEEK_ROUTES.save, forEditors, async ({ body }, reply) => {
    const { action, editor } = weekSaveSchema.parse(body);
    const saved = await week.save(action, editor);
    return reply.code(saved.outcome === "conflict" ? 409 : 200).send(saved);
  });
};

const removalRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  server.post(REMOVAL_ROUTES.plan, forEditors, ({ body }) => removalPlan(desk, removalNamedSchema.parse(body)));
  server.post(REMOVAL_ROUTES.remove, forWriters, ({ body }) => remove(desk, removalSchema.parse(body)));
};

const partQuery = z.object({ path: z.string(), block: z.string() });

/** The preview, and changes on disk that concern an open form. */
const previewRoutes = (server: FastifyInstance, preview: PreviewServer): void => {
  server.get(PREVIEW_ROUTES.preview, forEditors, () => preview.state);
  server.post(PREVIEW_ROUTES.edit, forWriters, ({ body }) => preview.show(previewEditSchema.parse(body)));
  server.delete(PREVIEW_ROUTES.edit, forWriters, async ({ body }) => {
    const { kind, id } = previewDropSchema.parse(body);
    await preview.drop(kind, id);
    return {};
  });
  server.get(PREVIEW_ROUTES.part, forEditors, ({ query }, reply) => {
    const { path, block } = partQuery.parse(query);
    return reply.type("application/json").send(JSON.stringify(preview.part(path, block)));
  });
  server.post(PREVIEW_ROUTES.merge, forEditors, ({ body }) => preview.merge(mergeSchema.parse(body)));
};

const historyRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  const history = new DeskHistory(desk);
  server.get(HISTORY_ROUTES.saves, forEditors, async () => ({ saves: await history.saves() }));
  server.get(HISTORY_ROUTES.versions, forEditors, async ({ query }) => ({
    saves: await history.versionsOf(namedSchema.parse(query)),
  }));
  server.get(HISTORY_ROUTES.version, forEditors, async ({ query }) => ({
    value: await history.version(versionNamedSchema.parse(query)),
  }));
  server.get(HISTORY_ROUTES.changes, forEditors, ({ query }) => {
    const { commit, kind, id, since } = changesNamedSchema.parse(query);
    return history.changes(commit, kind === undefined || id === undefined ? undefined : { kind, id }, since === "yes");
  });
  server.post(HISTORY_ROUTES.undo, forUndoing, ({ body }) => history.undo(undoSchema.parse(body)));
};

const patternsQuery = z.object({ kind: z.string() });

const companionsRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  server.get(COMPANION_ROUTES.patterns, forEditors, async ({ query }) => {
    const { entities } = await desk.content();
    return { patterns: patternsFor(patternsQuery.parse(query).kind, entities) };
  });
  server.post(COMPANION_ROUTES.check, forEditors, async ({ body }) => {
    const { entities } = await desk.content();
    const { changes } = accompanied(accompaniedSchema.parse(body), entities);
    const introduced = await desk.checkChanges(changes);
    return toldOf(changes, { entities, introduced });
  });
  server.post(COMPANION_ROUTES.save, forWriters, async ({ body }) => {
    const request = accompaniedSchema.parse(body);
    const saved = await desk.saves.saveChanges(async () => accompanied(request, (await desk.content()).entities));
    if (saved.outcome === "refused") return saved;
    await desk.dropDraft(request.kind, null, objectOf(request.value));
    return { outcome: "saved", id: saved.plan.id, ...saved.kept };
  });
};

const houseRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  server.get(HOUSE_ROUTE, forEditors, async () => houseOf(await desk.content()));
};

const appliesRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  server.post(APPLIES_ROUTE, forEditors, async ({ body }) => {
    const { value } = showingSchema.parse(body);
    const { entities } = await desk.folder.read();
    const shown = showingOf({ id: "", value }, entities);
    const notes = shown === null ? [] : notesOn(String(value.start), shown.ageLimit);
    return { ...appliesTo(value, entities, process.env.SITE), notes };
  });
};

/** Routes of the tools besides forms: week, companions of a new entity, history, removal, preview. */
export const toolRoutes = (server: FastifyInstance, desk: EditorsDesk, preview: PreviewServer): void => {
  weekRoutes(server, desk);
  companionsRoutes(server, desk);
  appliesRoutes(server, desk);
  houseRoutes(server, desk);
  historyRoutes(server, desk);
  removalRoutes(server, desk);
  previewRoutes(server, preview);
};
