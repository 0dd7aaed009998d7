import { resolve } from "node:path";
import { KNOWN_PICTURES_FILE } from "../../plugins/gatsby-source-kulturhus/src/checks/pictures/known-pictures";
import { EditorsDesk } from "./desk/desk";
import { editorServer } from "./http/server";

const DEFAULT_PORT = 8200;

/** `npm run rediger`: the editors' desk, on this machine only. */
const main = async (): Promise<void> => {
  const port = Number(process.env.EDITOR_PORT ?? DEFAULT_PORT);
  const stateRoot = resolve(process.env.EDITOR_STATE ?? ".redaksjon");
  const desk = new EditorsDesk({
    contentRoot: resolve(process.env.CONTENT_DIR ?? "content"),
    stateRoot,
    knownPictures: KNOWN_PICTURES_FILE,
  });
  const publishCommand = process.env.PUBLISH_COMMAND;
  const server = await editorServer({ desk, port, stateRoot, publishCommand, appRoot: resolve(".redaksjon/app") });
  await server.listen({ port, host: "127.0.0.1" });
  console.log(`Redaksjonen er klar: http://localhost:${port}`);
};

void main();
