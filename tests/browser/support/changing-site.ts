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

/** The output of a build in a working folder. */
export const builtIn = (folder: string): BuiltSite => ({
  publicRoot: join(folder, "public"),
  rulesFile: join(folder, ".cache/site-server.json"),
});

/** A server at one address that serves successive builds, and can be stopped for a time. */
export interface ChangingSite {
  readonly origin: string;
  /** Serves another build from now on. */
  readonly deploy: (site: BuiltSite) => void;
  /** Overrides responses of some paths: returns true when it has responded. */
  readonly intervene: (answers: ((...args: Parameters<RequestListener>) => boolean) | null) => void;
  /** Sends the current build's response that an intervention has delayed. */
  readonly answer: RequestListener;
  /** Every requested path. */
  readonly requested: string[];
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
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(new URL(request.url ?? "/", "http://localhost").pathname);
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
    requested,
    goAway: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
};
