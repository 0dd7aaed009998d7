import { resolve } from "node:path";
import { toLocal } from "../../domain/time/oslo";
import { readSiteFacts } from "../../server/read-site-facts";
import { readHealth } from "../../server/releases/health";
import { refreshFolder } from "../../server/releases/refresh-status";
import { serveOn } from "../../server/serve-on";
import { siteServer } from "../../server/site-server";
import { portIsTaken } from "./free-ports";

/** Serves the output of `npm run build`, on PORT or 8000. */
const port = Number(process.env.PORT ?? 8000);
const facts = readSiteFacts();
const health = () => readHealth({ stateRoot: refreshFolder(process.env), environment: process.env, local: toLocal });

serveOn(siteServer({ publicRoot: resolve("public"), facts, health }), port)
  .then(({ url }) => console.log(`\n${facts.name || "Kulturhuset"} står på ${url}\n`))
  .catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE" ? portIsTaken({ port, variable: "PORT" }, "npm run serve") : error.message,
    );
    process.exitCode = 1;
  });
