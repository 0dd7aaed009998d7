import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { siteServer } from "../server/site-server";

const builtSite = z.object({
  published: z.boolean(),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});

/** Serves what `npm run build` made, on PORT or 8000. */
const port = Number(process.env.PORT ?? 8000);
const publicRoot = resolve("public");
const { published, redirects } = builtSite.parse(JSON.parse(readFileSync(resolve(".cache/site-server.json"), "utf8")));

siteServer({ publicRoot, published, redirects })
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
