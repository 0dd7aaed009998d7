import { extname, resolve } from "node:path";
import express from "express";
import type { GatsbyNode } from "gatsby";
import { forMachines } from "../src/features/programme/build/machine-files";
import { askGraphiql } from "./ask-graphiql";
import { MACHINE_QUERY } from "./machine-query";
import { readSite } from "./read-site";
import { searchInDevelop } from "./search-index";
import { removeFromMachines } from "./write-for-machines";

/** In develop, too, a house has its own files, calendars, channels and open data. A build writes them. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.use(express.static(readSite().staticRoot));
  // Gatsby would serve those of the last build, whatever has been edited since.
  removeFromMachines(resolve("public"));
  app.get(
    /^\/(kalender|rss|data)\//,
    (request: express.Request, response: express.Response, next: express.NextFunction) => {
      askGraphiql<Queries.MachineQuery>(request.socket.localPort, MACHINE_QUERY)
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
