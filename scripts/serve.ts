import { resolve } from "node:path";
import { httpServer } from "../server/http-server";
import { readSiteFacts } from "../server/read-site-facts";
import { siteServer } from "../server/site-server";

/** Serves what `npm run build` made, on PORT or 8000. */
const port = Number(process.env.PORT ?? 8000);

httpServer(siteServer({ publicRoot: resolve("public"), facts: readSiteFacts() }))
  .listen(port, "localhost", () => {
    console.log(`\nKulturhuset står på http://localhost:${port}\n`);
  })
  .on("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=8080 npm run serve`
        : error.message,
    );
    process.exitCode = 1;
  });
