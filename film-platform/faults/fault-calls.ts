import type { App } from "../app";
import { type Faults, faultOrder } from "./faults";

/** How tests configure faults. Outside the partners' addresses, because no film platform has it. */
export const faultCalls = (app: App, faults: Faults): void => {
  app.put("/faults", { schema: { body: faultOrder } }, async ({ body }, reply) => {
    faults.set(body);
    return reply.status(204).send();
  });
  app.delete("/faults", async (_request, reply) => {
    faults.clear();
    return reply.status(204).send();
  });
};
