import { once } from "node:events";
import { createServer } from "node:net";

interface WantedPort {
  readonly port: number;
  /** The variable that chooses another. */
  readonly variable: string;
}

export const portIsTaken = ({ port, variable }: WantedPort, command: string): string =>
  `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port === 8080 ? 8081 : 8080} ${command}`;

/** The ports that something else listens on. */
export const takenPorts = async (wanted: readonly WantedPort[]): Promise<readonly WantedPort[]> => {
  const taken: WantedPort[] = [];
  for (const one of wanted) {
    const server = createServer().listen({ port: one.port, host: "localhost" });
    try {
      await once(server, "listening");
    } catch {
      taken.push(one);
    }
    server.close();
  }
  return taken;
};
