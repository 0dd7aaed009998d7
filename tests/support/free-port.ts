import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine that nobody listens on. */
export const freePort = async (host = "localhost"): Promise<number> => {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
};
