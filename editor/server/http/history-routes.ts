import type { FastifyInstance } from "fastify";
import { HISTORY_ROUTES, namedSchema, undoSchema, versionNamedSchema } from "../../api/history";
import type { EditorsDesk } from "../desk/desk";
import { DeskHistory } from "../history/desk-history";

export const historyRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
  const history = new DeskHistory(desk);
  server.get(HISTORY_ROUTES.saves, async () => ({ saves: await history.saves() }));
  server.get(HISTORY_ROUTES.versions, async ({ query }) => ({
    saves: await history.versionsOf(namedSchema.parse(query)),
  }));
  server.get(HISTORY_ROUTES.version, async ({ query }) => ({
    value: await history.version(versionNamedSchema.parse(query)),
  }));
  server.post(HISTORY_ROUTES.undo, ({ body }) => history.undo(undoSchema.parse(body)));
};
