import { writeSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "../../../domain/json/json";
import { EditorsDesk } from "../desk/desk";

/** Saves titles in a loop until killed, and prints each save's start and confirmation. */
const main = async ([root = "", seed = ""]: readonly string[]): Promise<void> => {
  const desk = new EditorsDesk({
    contentRoot: join(root, "content"),
    stateRoot: join(root, "state"),
    pictureFactsFile: join(root, "picture-facts.json"),
  });
  for (let number = 1; ; number += 1) {
    const id = number % 2 === 0 ? "aldersgrenser" : "ledsagerbevis";
    const before = (await desk.entity("articles", id)).value;
    const title = `Tittel ${seed} nummer ${number}`;
    const value = isObject(before) ? { ...before, title } : {};
    writeSync(1, `begun ${id} ${title}\n`);
    const { outcome } = await desk.saves.save({ kind: "articles", id, base: null, before, value, editor: "Ada Demo" });
    writeSync(1, `${outcome} ${id} ${title}\n`);
  }
};

void main(process.argv.slice(2));
