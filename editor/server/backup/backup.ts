import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { toLocal } from "../../../domain/time/oslo";
import { diskFault } from "../../../server/processes/disk-fault";
import { BackupFault } from "./archive";
import { backUpHouse } from "./backup-house";
import { placesFrom } from "./places";
import { restoreHouse } from "./restore-house";

const USAGE = `Tar sikkerhetskopi av et hus, og legger den tilbake:

  npm run backup -- <fil.tar.gz>                    mens redaksjonen går
  npm run restore -- <fil.tar.gz>                   når redaksjonen er stoppet
  npm run restore -- <fil.tar.gz> --overwrite       legger det som er der fra før, til side

Alt om dette står i docs/desk-hosting.md.`;

const argsOf = (args: readonly string[]) => {
  try {
    const options = { overwrite: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command, archive, ...more] = positionals;
    return archive === undefined || more.length > 0 ? null : { command, archive: resolve(archive), ...values };
  } catch {
    return null;
  }
};

/** `npm run backup` and `npm run restore`. */
const main = async (): Promise<void> => {
  const args = argsOf(process.argv.slice(2));
  if (args === null) throw new BackupFault(USAGE);
  const { command, archive, overwrite } = args;
  const places = placesFrom(process.env);
  if (command === "backup") {
    if (existsSync(archive)) throw new BackupFault(`${archive} finnes allerede. → Gi kopien et annet navn.`);
    const files = await backUpHouse({ places, archive, now: new Date() });
    const megabytes = (statSync(archive).size / 1e6).toLocaleString("nb", { maximumFractionDigits: 1 });
    console.log(`Skrev ${archive} (${files} filer, ${megabytes} MB). Den har kontoene: oppbevar den trygt.`);
    return;
  }
  if (!existsSync(archive)) throw new BackupFault(`${archive} finnes ikke. → Se om stien er riktig.`);
  const { at, aside, restored } = await restoreHouse({ places, archive, overwrites: overwrite, now: new Date() });
  const moment = toLocal(Date.parse(at)).slice(0, 16).replace("T", " kl. ");
  console.log(`Huset er lagt tilbake slik det var ${moment}: ${restored.join(", ")}.`);
  for (const path of aside) console.log(`Det som var der, ligger i ${path}.`);
};

main().catch((error: unknown) => {
  console.error(error instanceof BackupFault ? error.message : (diskFault(error) ?? error));
  process.exitCode = 1;
});
