import { resolve } from "node:path";
import { readSiteFacts } from "../../server/read-site-facts";
import { serveOn } from "../../server/serve-on";
import { siteServer } from "../../server/site-server";

/** Serves the output of `npm run build`, on PORT or 8000. */
const port = Number(process.env.PORT ?? 8000);

serveOn(siteServer({ publicRoot: resolve("public"), facts: readSiteFacts() }), port)
  .then(({ url }) => console.log(`\nKulturhuset står på ${url}\n`))
  .catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=8080 npm run serve`
        : error.message,
    );
    process.exitCode = 1;
  });
