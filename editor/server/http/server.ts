import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { z } from "zod";
import { isCalendarDate } from "../../../domain/time/local-time";
import { readSettings } from "../../../engine/load/read-settings";
import { FALLBACK_THEME, themeCss } from "../../../gatsby/theme/site-theme";
import { changeSchema, copySchema, ROUTES, saveSchema } from "../../api/api";
import { APPLIES_ROUTE, showingSchema } from "../../api/applies";
import { accompaniedSchema, COMPANION_ROUTES } from "../../api/companions";
import { HISTORY_ROUTES, namedSchema, undoSchema, versionNamedSchema } from "../../api/history";
import { mergeSchema, PREVIEW_ROUTES, previewDropSchema, previewEditSchema } from "../../api/preview";
import { REMOVAL_ROUTE, removalNamedSchema, removalSchema } from "../../api/removal";
import { actionSchema, WEEK_ROUTES, weekSaveSchema } from "../../api/week";
import { type Access, controlAccess } from "../access/control-access";
import { Refusal } from "../access/refusal";
import { forAnyone, forEditors, forUndoing, forWriters } from "../access/rules";
import { accompanied } from "../companions/companions";
import { patternsFor } from "../companions/patterns";
import { ForeignPath } from "../content/paths";
import type { EditorsDesk } from "../desk/desk";
import { NotFound, Unreadable } from "../desk/not-found";
import { removalPlan, remove } from "../desk/removal";
import { DeskHistory } from "../history/desk-history";
import { appliesTo } from "../lists/applies";
import type { PreviewServer } from "../preview/preview";
import { Outdated } from "../week/plan";
import { WeekDesk } from "../week/week";
import { picturesRoutes } from "./pictures-routes";
import { type PublishingOptions, publishingRoutes } from "./publishing-routes";
import { Thumbnails } from "./thumbnails";

const weekQuery = z.object({ dag: z.string().refine(isCalendarDate).optional() });

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
  server.get(REMOVAL_ROUTE, forEditors, ({ query }) => {
    const { kind, id } = removalNamedSchema.parse(query);
    return removalPlan(desk, kind, id);
  });
  server.post(REMOVAL_ROUTE, forWriters, ({ body }) => remove(desk, removalSchema.parse(body)));
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
    return { problems: await desk.checkChanges(accompanied(accompaniedSchema.parse(body), entities).changes) };
  });
  server.post(COMPANION_ROUTES.save, forWriters, async ({ body }) => {
    const request = accompaniedSchema.parse(body);
    const saved = await desk.saves.saveChanges(async () => accompanied(request, (await desk.content()).entities));
    if (saved.outcome === "refused") return saved;
    await desk.dropDraft(request.kind, null);
    const { id, message } = saved.plan;
    return { outcome: "saved", id, message, isCommitted: saved.isCommitted };
  });
};

const appliesRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  server.post(APPLIES_ROUTE, forEditors, async ({ body }) => {
    const { value } = showingSchema.parse(body);
    const { entities } = await desk.folder.read();
    return appliesTo(value, entities, process.env.SITE);
  });
};

interface Options {
  readonly desk: EditorsDesk;
  /** The built app. */
  readonly appRoot: string;
  readonly access: Access;
  /** Where the desk keeps what is not content. */
  readonly stateRoot: string;
  /** Gets the built files to the server. */
  readonly publishing: PublishingOptions;
  readonly preview: PreviewServer;
}

const named = z.object({ kind: z.string(), id: z.string() });
const draftNamed = z.object({ kind: z.string(), id: z.string().nullable() });

/** A content file is 1 MB at most. */
const MAX_BODY = 4_000_000;

const statusOf = (error: unknown): number => {
  if (error instanceof NotFound) return 404;
  if (error instanceof z.ZodError || error instanceof ForeignPath) return 400;
  const status: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "statusCode") : undefined;
  return typeof status === "number" ? status : 500;
};

const MESSAGES: Readonly<Record<number, string>> = {
  400: "Redaksjonen forstår ikke spørsmålet.",
  404: "Dette finnes ikke lenger. Noen kan ha slettet det eller gitt det en ny id.",
};

const INTERNAL_ERROR = "Noe gikk galt i redaksjonens tjener.";

/** The desk's server. It listens on this machine only (see main.ts): on the web, a web server is in front of it. */
export const editorServer = async ({
  desk,
  appRoot,
  access,
  stateRoot,
  publishing,
  preview,
}: Options): Promise<FastifyInstance> => {
  // Only a web server on this machine is trusted for the address of the browser.
  const server = fastify({ bodyLimit: MAX_BODY, trustProxy: access.hosting.isHosted && "loopback" });
  const imagesRoot = join(desk.folder.root, "images");
  const thumbnails = new Thumbnails(imagesRoot);

  server.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error);
    if (status >= 500) console.error(error);
    const message = error instanceof Refusal || error instanceof Unreadable ? error.message : MESSAGES[status];
    return reply.code(status).send({ message: message ?? INTERNAL_ERROR });
  });

  await controlAccess(server, { ...access, desk, localPreview: preview.address });

  server.get(ROUTES.desk, forEditors, () => desk.desk());
  server.get(ROUTES.lists, forEditors, () => desk.lists());
  server.get(ROUTES.overview, forEditors, () => desk.overview());
  server.get(ROUTES.pictures, forEditors, async () => ({ pictures: await desk.pictures() }));
  server.get(ROUTES.entities, forEditors, ({ query }) => {
    const { kind, id } = named.parse(query);
    return desk.entity(kind, id);
  });
  server.post(ROUTES.copies, forEditors, async ({ body }) => {
    const { kind, id, title } = copySchema.parse(body);
    return { value: await desk.copy(kind, id, title) };
  });
  server.post(ROUTES.check, forEditors, ({ body }) => desk.check(changeSchema.parse(body)));
  server.post(ROUTES.save, forWriters, async ({ body }, reply) => {
    const saved = await desk.saves.save(saveSchema.parse(body));
    return reply.code(saved.outcome === "conflict" ? 409 : 200).send(saved);
  });
  server.get(ROUTES.drafts, forEditors, async ({ query }) => ({
    draft: await desk.draftOfNew(z.object({ kind: z.string() }).parse(query).kind),
  }));
  server.delete(ROUTES.drafts, forWriters, async ({ body }) => {
    const { kind, id } = draftNamed.parse(body);
    await desk.dropDraft(kind, id);
    return {};
  });
  weekRoutes(server, desk);
  server.get(`${ROUTES.thumbnail}/*`, forEditors, async ({ params }, reply) => {
    const picture = z.object({ "*": z.string() }).parse(params)["*"];
    if (!(await desk.pictures()).includes(picture)) throw new NotFound(picture);
    return reply.type("image/webp").send(await thumbnails.of(picture));
  });
  picturesRoutes(server, desk);
  server.get("/tema.css", forAnyone, (_request, reply) =>
    reply.type("text/css").send(themeCss(readSettings(desk.folder.root, process.env.SITE)?.theme ?? FALLBACK_THEME)),
  );
  appliesRoutes(server, desk);
  companionsRoutes(server, desk);
  historyRoutes(server, desk);
  removalRoutes(server, desk);
  publishingRoutes(server, { desk, stateRoot, ...publishing });
  previewRoutes(server, preview);
  await server.register(fastifyStatic, { root: appRoot, cacheControl: false, serve: false });
  server.get("/*", forAnyone, ({ params }, reply) =>
    reply.sendFile(z.object({ "*": z.string() }).parse(params)["*"] || "index.html"),
  );
  return server;
};
