import type { FastifyInstance } from "fastify";

export interface Served {
  /** Its address, without a slash at the end: "http://localhost:40123". */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves on a port of this machine; on a free one when none is given. */
export const serveOn = async (server: FastifyInstance, port = 0): Promise<Served> => {
  await server.listen({ port, host: "localhost" });
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
};
