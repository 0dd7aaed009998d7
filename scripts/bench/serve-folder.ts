import { once } from "node:events";
import { siteServer } from "../../server/site-server";

/** Serves a built folder on a free port as `npm start` serves the site, with its compression and its cache rules. */
export const serveFolder = async (
  publicRoot: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const server = siteServer({ publicRoot, published: true, redirects: [] }).listen(0, "localhost");
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
