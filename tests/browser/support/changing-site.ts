import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { readSiteFacts } from "../../../server/read-site-facts";
import { siteServer } from "../../../server/site-server";

export interface BuiltSite {
  /** The folder with the built files. */
  readonly publicRoot: string;
  /** The file with the server's rules. */
  readonly rulesFile: string;
}

/** What a build in a working folder has left. */
export const builtIn = (folder: string): BuiltSite => ({
  publicRoot: join(folder, "public"),
  rulesFile: join(folder, ".cache/site-server.json"),
});

/** A server at one address behind which builds follow each other, and which can be gone for a while. */
export interface ChangingSite {
  readonly origin: string;
  /** Serves another build from now on. */
  readonly deploy: (site: BuiltSite) => void;
  /** Answers some paths otherwise: gives true when it has answered. */
  readonly intervene: (answers: ((...args: Parameters<RequestListener>) => boolean) | null) => void;
  /** Answers as the build of now does, what an intervention had put off. */
  readonly answer: RequestListener;
  /** Every path that was asked for. */
  readonly asked: string[];
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

/** Serves a build by its own rules. */
export const appOf = ({ publicRoot, rulesFile }: BuiltSite): RequestListener => {
  const server = siteServer({ publicRoot, facts: readSiteFacts({ file: rulesFile }) });
  return (request, response) => void server.ready().then(() => server.routing(request, response));
};

/** Starts such a server on a free port of this machine. */
export const startChangingSite = async (site: BuiltSite): Promise<ChangingSite> => {
  let app = appOf(site);
  let intervention: Parameters<ChangingSite["intervene"]>[0] = null;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "/", "http://localhost").pathname);
    if (!intervention?.(request, response)) app(request, response);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "localhost", resolve);
    });
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    deploy: (next) => {
      app = appOf(next);
    },
    intervene: (answers) => {
      intervention = answers;
    },
    answer: (request, response) => app(request, response),
    asked,
    goAway: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
};
