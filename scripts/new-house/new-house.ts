import { join, resolve } from "node:path";
import { dateOf } from "../../domain/time/local-time";
import { buildMoment } from "../../engine/load/build-day";
import { diskFault } from "../../server/processes/disk-fault";
import { writeSchemas } from "../content/write-schemas";
import { readFlags } from "./answers/flags";
import { promptInTerminal } from "./answers/prompts";
import { checkAnswers, readAnswersFile } from "./answers/read-answers";
import { makeHouse } from "./make-house";
import { isFree, writeHouse } from "./write-house";
import "../closed-pipe";

const USAGE = `Lager innholdet til et nytt hus:

  npm run new-house -- ../vikahuset                     spør om det som trengs
  npm run new-house -- ../vikahuset --from svar.json    leser svarene fra en fil
  npm run new-house -- ../vikahuset --name Vikahuset --parts kino,bibliotek …

Alt du kan svare, står i docs/new-house.md.`;

const isComplete = (given: object): boolean => "name" in given && "parts" in given && "email" in given;

/** `npm run new-house`: writes a content folder for a new house. */
const main = async (): Promise<void> => {
  const { folder, from, help, given } = readFlags(process.argv.slice(2));
  if (help || folder === undefined) {
    console.log(USAGE);
    process.exitCode = help ? 0 : 1;
    return;
  }
  const root = resolve(join(folder, "content"));
  if (!isFree(root)) throw new Error(`Mappen ${root} er ikke tom. → Velg en annen, eller en som ikke finnes.`);
  const written = from === undefined ? given : Object.assign({}, readAnswersFile(from), given);
  const answered =
    isComplete(written) || !process.stdin.isTTY
      ? written
      : await promptInTerminal(written, { input: process.stdin, output: process.stdout });
  const read = checkAnswers(answered);
  if ("faults" in read) {
    const where = from === undefined ? "" : ` i ${from}`;
    throw new Error([`Svarene${where} er ikke i orden:`, ...read.faults].join("\n  "));
  }
  const { files, notes } = await makeHouse(read.answers, dateOf(buildMoment()));
  writeHouse(root, files);
  await writeSchemas(root);
  for (const line of notes) console.log(line);
  console.log(`\nSkrev ${files.size} filer i ${root}. Bygg og vis nettstedet:\n\n  npm run house -- ${folder} start\n`);
};

main().catch((error: unknown) => {
  console.error(diskFault(error) ?? (error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
});
