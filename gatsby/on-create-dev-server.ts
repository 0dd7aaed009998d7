import { extname, resolve } from "node:path";
import express from "express";
import type { GatsbyNode } from "gatsby";
import { forMachines } from "../src/features/programme/build/machine-files";
import { MACHINE_QUERY } from "./machine-query";
import { readSite } from "./read-site";
import { searchInDevelop } from "./search-index";
import { removeFromMachines } from "./write-for-machines";

/** Gatsby hands this API no way to ask the content; its server answers the same questions as GraphiQL's. */
const ask = async (port: number | undefined): Promise<Queries.MachineQuery> => {
  const response = await fetch(`http://localhost:${port}/___graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: MACHINE_QUERY }),
  });
  const { data }: { readonly data: Queries.MachineQuery } = await response.json();
  return data;
};

/** In develop, too, a house has its own files, calendars, channels and open data. A build writes them. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.use(express.static(readSite().staticRoot));
  // Gatsby would serve those of the last build, whatever has been edited since.
  removeFromMachines(resolve("public"));
  app.get(
    /^\/(kalender|rss|data)\//,
    (request: express.Request, response: express.Response, next: express.NextFunction) => {
      ask(request.socket.localPort)
        .then((data) => {
          const file = forMachines(data)?.files.find(({ path }) => path === request.path);
          if (file) response.type(extname(file.path)).send(file.text);
          else next();
        })
        .catch(next);
    },
  );
  app.use(searchInDevelop());
};
