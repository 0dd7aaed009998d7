import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { z } from "zod";
import { readSettings } from "../../../engine/load/read-settings";
import { FALLBACK_THEME, themeCss } from "../../../gatsby/theme/site-theme";
import { diskFault } from "../../../server/processes/disk-fault";
import { changeSchema, copySchema, moveSchema, ROUTES, saveSchema, severalSchema } from "../../api/api";
import { type Access, controlAccess } from "../access/control-access";
import { Refusal } from "../access/refusal";
import { forAnyone, forEditors, forWriters } from "../access/rules";
import { ForeignPath } from "../content/paths";
import type { EditorsDesk } from "../desk/desk";
import { move } from "../desk/moving";
import { NotFound, Unreadable } from "../desk/not-found";
import { changeSeveral } from "../desk/several";
import type { PreviewServer } from "../preview/preview";
import { picturesRoutes } from "./pictures-routes";
import { type PublishingOptions, publishingRoutes } from "./publishing-routes";
import { questionsRoutes } from "./questions-routes";
import { toolRoutes } from "./tool-routes";

interface Options {
  readonly desk: EditorsDesk;
  /** Folder of the built app. */
  readonly appRoot: string;
  readonly access: Access;
  /** Folder of the desk's state other than content. */
  readonly stateRoot: string;
  /** Deployment of the built files. */
  readonly publishing: PublishingOptions;
  readonly preview: PreviewServer;
}

const named = z.object({ kind: z.string(), id: z.string() });
const draftNamed = z.object({ kind: z.string(), id: z.string().nullable(), object: z.string().nullish() });
const newNamed = z.object({ kind: z.string(), object: z.string().optional() });

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
  413: "Dette er for mye på én gang. Del teksten på flere sider.",
  404: "Dette finnes ikke lenger. Noen kan ha slettet det eller gitt det en ny id.",
};

/** What was sent is still in the form; the disk is the operator's. */
const NOT_SAVED = "Ikke lagret. Si fra til den som har ansvar for driften:";

const TOO_DEEP = "Dette har for mange nivåer inni hverandre. Flytt noe av det ut, og prøv igjen.";

/** Content has some twelve levels. */
const MAX_DEPTH = 100;

/** Whether JSON is deeper than what walks it by recursion can take; counted level by level, without recursion. */
const isTooDeep = (body: unknown): boolean => {
  let level: readonly object[] = typeof body === "object" && body !== null ? [body] : [];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((one) => Object.values(one).filter((inner) => typeof inner === "object" && inner !== null));
  }
  return false;
};

const INTERNAL_ERROR = "Noe gikk galt i redaksjonens tjener.";

/** The desk's server. It listens locally only (see main.ts): on the web, it is behind a reverse proxy. */
export const editorServer = async ({
  desk,
  appRoot,
  access,
  stateRoot,
  publishing,
  preview,
}: Options): Promise<FastifyInstance> => {
  // Only a local reverse proxy is trusted for the client's IP address.
  const server = fastify({ bodyLimit: MAX_BODY, trustProxy: access.hosting.isHosted && "loopback" });

  server.setErrorHandler((error, _request, reply) => {
    const disk = diskFault(error);
    const status = disk === null ? statusOf(error) : 507;
    if (status >= 500) console.error(error);
    const known = error instanceof Refusal || error instanceof Unreadable ? error.message : MESSAGES[status];
    const message = disk === null ? known : `${NOT_SAVED} ${disk}`;
    return reply.code(status).send({ message: message ?? INTERNAL_ERROR });
  });

  server.addHook("preHandler", async ({ body }) => {
    if (!(body instanceof Buffer) && isTooDeep(body)) throw new Refusal(400, TOO_DEEP);
  });

  await controlAccess(server, { ...access, desk, localPreview: preview.address });

  server.get(ROUTES.desk, forEditors, () => desk.desk());
  server.get(ROUTES.lists, forEditors, () => desk.lists());
  server.get(ROUTES.overview, forEditors, () => desk.overview());
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
  server.post(ROUTES.several, forWriters, ({ body }) => changeSeveral(desk, severalSchema.parse(body)));
  server.post(ROUTES.move, forWriters, ({ body }) => move(desk, moveSchema.parse(body)));
  server.get(ROUTES.drafts, forEditors, async ({ query }) => {
    const { kind, object } = newNamed.parse(query);
    return { draft: await desk.draftOfNew(kind, object) };
  });
  server.delete(ROUTES.drafts, forWriters, async ({ body }) => {
    const { kind, id, object } = draftNamed.parse(body);
    await desk.dropDraft(kind, id, object ?? null);
    return {};
  });
  picturesRoutes(server, desk);
  server.get("/tema.css", forAnyone, (_request, reply) =>
    reply.type("text/css").send(themeCss(readSettings(desk.folder.root, process.env.SITE)?.theme ?? FALLBACK_THEME)),
  );
  toolRoutes(server, desk, preview);
  if (access.accounts !== null) questionsRoutes(server, { desk, accounts: access.accounts, stateRoot });
  publishingRoutes(server, { desk, stateRoot, ...publishing });
  await server.register(fastifyStatic, { root: appRoot, cacheControl: false, serve: false });
  server.get("/*", forAnyone, ({ params }, reply) =>
    reply.sendFile(z.object({ "*": z.string() }).parse(params)["*"] || "index.html"),
  );
  return server;
};
