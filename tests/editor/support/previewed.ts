import { createServer, type Server } from "node:http";
import { test as base, Desk } from "./desk";

/** A page as the site's in develop: src/app/develop reports clicks in this way. */
const page = (desk: string): string => `<!doctype html><html lang="nb"><title>Side</title><main><h1>Siden</h1>
<p id="adresse"></p><button id="blokk">Blokk</button><button id="plakat">Plakat</button></main><script>
document.getElementById("adresse").textContent = location.pathname + location.search;
const tell = (block, what) => parent.postMessage({ type: "kulturhus-visning", path: "/presse", block, what }, "${desk}");
document.querySelector("h1").onclick = () => tell(null, "headline");
document.getElementById("blokk").onclick = () => tell("kontakt", "other");
document.getElementById("plakat").onclick = () => tell("topp", "poster");
</script></html>`;

interface Pages {
  readonly desk: Desk;
}

/** A desk with a server in place of `gatsby develop`, which takes minutes: see tests/workshop/desk-preview.spec.ts. */
export const test = base.extend<{ previewed: Pages }, { workersPages: Pages }>({
  previewed: async ({ workersPages }, use) => {
    await use(workersPages);
    await workersPages.desk.reset();
  },
  workersPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const desk = new Desk();
      const server: Server = createServer((_request, response) => {
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(page(desk.address));
      });
      await new Promise<void>((done) => server.listen(0, "localhost", done));
      const address = server.address();
      desk.previewAddress = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
      await desk.lend(() => use({ desk }));
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
