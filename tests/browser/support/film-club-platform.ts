import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Partner, partnerAddress } from "../../../film-platform/address";
import { DEMO_EMAIL, demoPassword } from "../../../film-platform/data/demo-member";
import { readProgramme } from "../../../film-platform/data/programme";
import type { FaultOrder } from "../../../film-platform/faults/faults";
import { type FilmPlatformOptions, filmPlatform } from "../../../film-platform/server";
import { now } from "./venue-time";

export interface FilmClubPlatform {
  readonly url118: string;
  readonly url178: string;
  /** The demonstration member, who has tickets and two films on the list. */
  readonly member: { readonly email: string; readonly password118: string; readonly password178: string };
  /** Configures faults: `{ call: "tickets", kind: "500", times: 1 }`; see film-platform/README.md. */
  readonly setFault: (fault: FaultOrder) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Options = Pick<
  Partial<FilmPlatformOptions>,
  "olderTickets" | "sessionMinutes" | "tokenMinutes" | "loginTries" | "senderTries"
>;

const mustBeDone = async (answer: Promise<Response>): Promise<void> => {
  const { ok, status } = await answer;
  if (!ok) throw new Error(`the film platform takes no such fault: ${status}`);
};

/**
 * Starts the stand-in film platform for the films that the site was built with, on a free port, with configurable
 * faults and members of its own. `usePlatform(page, platform.url118)` makes a page use it.
 */
export const startFilmClubPlatform = async (options: Options = {}): Promise<FilmClubPlatform> => {
  const dataFolder = mkdtempSync(join(tmpdir(), "film-club-"));
  const programme = readProgramme(resolve(".cache/film-platform.json"));
  const app = await filmPlatform({
    programme: () => programme,
    dataFolder,
    today: now().slice(0, 10),
    sessionMinutes: 60,
    // Tests log in as the same member repeatedly.
    loginTries: 1000,
    senderTries: 10_000,
    faults: true,
    ...options,
  });
  await app.listen({ port: 0, host: "localhost" });
  // On the tested site's host: a page can read cookies of its own host only.
  const port = Number(new URL(app.listeningOrigin).port);
  const faults = `http://localhost:${port}/faults`;
  const address = (partner: Partner) => partnerAddress(partner, port);
  return {
    url118: address(118),
    url178: address(178),
    member: { email: DEMO_EMAIL, password118: demoPassword(118), password178: demoPassword(178) },
    setFault: (fault) =>
      mustBeDone(
        fetch(faults, {
          method: "PUT",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(fault),
        }),
      ),
    clearFaults: () => mustBeDone(fetch(faults, { method: "DELETE" })),
    close: async () => {
      await app.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
};
