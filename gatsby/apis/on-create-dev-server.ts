import { extname, resolve } from "node:path";
import express from "express";
import type { GatsbyNode } from "gatsby";
import { forMachines } from "../../src/features/programme/build/machine-files";
import { readSite } from "../options/read-site";
import { MACHINE_QUERY } from "../outputs/machine/machine-query";
import { removeMachineFiles } from "../outputs/machine/write-machine-files";
import { queryGraphiql } from "../outputs/query-graphiql";
import { searchInDevelop } from "../outputs/search-index";

/** Serves static files, calendars, channels, open data and search in develop. A build writes them as files. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.use(express.static(readSite().staticRoot));
  // Gatsby would serve those of the last build, whatever has been edited since.
  removeMachineFiles(resolve("public"));
  app.get(
    /^\/(kalender|rss|data)\//,
    (request: express.Request, response: express.Response, next: express.NextFunction) => {
      queryGraphiql<Queries.MachineQuery>(request.socket.localPort, MACHINE_QUERY)
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
