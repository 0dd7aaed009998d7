import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PARTNERS, partnerAddress } from "./address";
import { DEMO_EMAIL, demoPassword } from "./data/demo-member";
import { followProgramme } from "./data/programme";
import { FILES_PREFIX } from "./house/files";
import { CLIENT_ID, CLIENT_SECRET, MANAGEMENT_AUTH_PREFIX, MANAGEMENT_PREFIX } from "./house/management";
import { DATA_PASSWORD, DATA_PREFIX, DATA_USER, RUNTIME_PREFIX } from "./house/services";
import { type Settings, settingsOf } from "./options";
import { filmPlatform } from "./server";

const POLL_MS = 500;

/** A fault that the person who starts the platform can correct. */
class CannotStart extends Error {}

/** `gatsby develop` beside it writes the file a while after the start. */
const waitFor = async (file: string): Promise<void> => {
  if (!existsSync(file)) console.log("The film platform waits until the site has written its films …");
  while (!existsSync(file)) await pause(POLL_MS);
};

const programmeFrom = (file: string) => {
  if (!existsSync(file)) {
    throw new CannotStart(
      `The film platform has no films: ${file} is missing. Run "npm run build" (or "npm run develop") first; it writes the file.`,
    );
  }
  try {
    return followProgramme(file);
  } catch {
    throw new CannotStart(
      `The film platform cannot read ${file}. Run "npm run build" again; it writes the file. If that does not help, delete .cache and public first.`,
    );
  }
};

const settings = (): Settings => {
  try {
    return settingsOf(process.env);
  } catch (error) {
    throw new CannotStart(error instanceof Error ? error.message : String(error));
  }
};

const start = async (): Promise<void> => {
  const { port, programmeFile, dataFolder, ...options } = settings();
  const file = resolve(programmeFile);
  if (process.argv.includes("--wait")) await waitFor(file);
  const app = await filmPlatform({ ...options, dataFolder: resolve(dataFolder), programme: programmeFrom(file) });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void app.close());
  try {
    await app.listen({ port, host: "localhost" });
  } catch (error) {
    await app.close();
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    throw isTaken
      ? new CannotStart(
          `Port ${port} is taken. Stop what uses it, or choose another: FILM_PLATFORM_PORT=8101 npm run film-platform`,
        )
      : error;
  }
  console.log("\nFilmplattformen (stedfortrederen) svarer på:");
  for (const partner of PARTNERS) {
    console.log(`  ${partnerAddress(partner, port)}   ${DEMO_EMAIL}   passord: ${demoPassword(partner)}`);
  }
  console.log("\nHusets tjenester, for «npm run content:pull»:");
  console.log(`  PLATFORM_DATA_URL=http://localhost:${port}${DATA_PREFIX}`);
  console.log(`  PLATFORM_DATA_USER=${DATA_USER} PLATFORM_DATA_PASSWORD=${DATA_PASSWORD}`);
  console.log(`  RUNTIME_API_URL=http://localhost:${port}${RUNTIME_PREFIX}`);
  console.log(`  MANAGEMENT_URL=http://localhost:${port}${MANAGEMENT_PREFIX}`);
  console.log(`  MANAGEMENT_AUTH_URL=http://localhost:${port}${MANAGEMENT_AUTH_PREFIX}`);
  console.log(`  MANAGEMENT_CLIENT_ID=${CLIENT_ID} MANAGEMENT_CLIENT_SECRET=${CLIENT_SECRET}`);
  console.log("\nEn kalender og et regneark, for url i sources.json:");
  for (const name of ["kalender.ics", "program.csv"]) {
    console.log(`  http://localhost:${port}${FILES_PREFIX}/${PARTNERS[0]}/${name}`);
  }
  console.log("");
};

start().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exitCode = 1;
});
