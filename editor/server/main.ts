import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PICTURE_FACTS_FILE } from "../../engine/checks/pictures/picture-facts-cache";
import { refreshFolder } from "../../server/releases/refresh-status";
import { targetFrom } from "../../server/releases/site-steps";
import { hostingFrom, WrongSetting } from "./access/hosting";
import { providerFrom } from "./access/provider/provider-settings";
import { Accounts } from "./accounts/accounts";
import { EditorsDesk } from "./desk/desk";
import { deskFolder, takeDeskLock } from "./desk-lock";
import { editorServer } from "./http/server";
import { PreviewServer } from "./preview/preview";

const DEFAULT_PORT = 8200;

/** By how many per cent of what is in use the heap may grow before it is collected; Node's own limit is some 300. */
const HEAP_GROWTH = 70;

/** `npm run rediger`: the desk. It listens locally only; on the web, it is behind a reverse proxy. */
const main = async (): Promise<void> => {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const port = Number(process.env.EDITOR_PORT ?? DEFAULT_PORT);
  const hosting = hostingFrom(process.env, port);
  const provider = providerFrom(process.env);
  // Kept from the preview and the operator's commands, which inherit the environment.
  delete process.env.EDITOR_OIDC_CLIENT_SECRET;
  const stateRoot = deskFolder(process.env);
  const release = takeDeskLock(stateRoot);
  if (release === null)
    throw new WrongSetting(
      `Noen bruker ${stateRoot} allerede: en redaksjon eller en gjenoppretting. → Stopp den, eller sett EDITOR_STATE til en annen mappe.`,
    );
  const desk = new EditorsDesk({
    contentRoot: resolve(process.env.CONTENT_DIR ?? "content"),
    stateRoot,
    pictureFactsFile: PICTURE_FACTS_FILE,
  });
  const publishing = {
    refreshRoot: refreshFolder(process.env),
    refreshTimes: process.env.REFRESH_AT ?? "",
    target: targetFrom(process.env),
  };
  const preview = new PreviewServer({
    desk,
    stateRoot,
    port: Number(process.env.EDITOR_PREVIEW_PORT ?? port + 1),
    setting: hosting.isHosted && hosting.previewOrigin === null ? "av" : process.env.EDITOR_PREVIEW,
    origin: hosting.isHosted ? hosting.previewOrigin : null,
    deskAddress: hosting.isHosted ? hosting.origin : `http://localhost:${port}`,
  });
  const server = await editorServer({
    desk,
    access: { hosting, provider, accounts: hosting.isHosted ? new Accounts({ folder: stateRoot }) : null },
    stateRoot,
    publishing,
    preview,
    appRoot: resolve(".redaksjon/app"),
  });
  await server.listen({ port, host: "127.0.0.1" });
  preview.start();
  process.once("exit", () => preview.stop());
  process.once("exit", release);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));
  console.log(`Redaksjonen er klar: ${hosting.isHosted ? hosting.origin : `http://localhost:${port}`}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof WrongSetting ? error.message : error);
  process.exit(1);
});
