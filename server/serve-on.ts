import { once } from "node:events";
import type { RequestListener } from "node:http";
import { httpServer } from "./http-server";

export interface Served {
  /** Where it answers, without a slash at the end: "http://localhost:40123". */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves on a free port of this machine. Throws when none is given. */
export const serveOn = async (app: RequestListener): Promise<Served> => {
  const server = httpServer(app).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
