import type { FastifyInstance } from "fastify";
import { HISTORY_ROUTES, namedSchema, undoSchema, versionNamedSchema } from "../../api/history";
import { forEditors, forUndoing } from "../access/rules";
import type { EditorsDesk } from "../desk/desk";
import { DeskHistory } from "../history/desk-history";

export const historyRoutes = (server: FastifyInstance, desk: EditorsDesk): void => {
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
