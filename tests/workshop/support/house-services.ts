import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { PARTNERS } from "../../../film-platform/address";
import type { Change } from "../../../film-platform/house/change";
import {
  CLIENT_ID,
  CLIENT_SECRET,
  MANAGEMENT_AUTH_PREFIX,
  MANAGEMENT_PREFIX,
} from "../../../film-platform/house/management";
import { DATA_PASSWORD, DATA_PREFIX, DATA_USER, RUNTIME_PREFIX } from "../../../film-platform/house/services";
import { basicEvent } from "../../../film-platform/house/shapes";
import { freePort } from "../../support/free-port";
import { start } from "./processes";
import type { Workshop } from "./workshop";

/** The systems that sell a venue's tickets: the stand-in's, with the programme of a working copy's build. */
export interface HouseServices {
  /** What `npm run content:pull` needs to ask them. */
  readonly variables: Readonly<Record<string, string>>;
  /** What the source says of every showing, in the content's own time. */
  readonly showings: () => Promise<readonly { readonly id: string; readonly start: string }[]>;
  readonly order: (change: Change) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const answersAt = async (address: string): Promise<void> => {
  while ((await fetch(address).catch(() => null)) === null) await pause(100);
};

interface Options {
  readonly clock?: string;
  /** A free port when left out. */
  readonly port?: number;
}

export const startHouseServices = async ({ site }: Workshop, options: Options = {}): Promise<HouseServices> => {
  const { clock, port = await freePort() } = options;
  const origin = `http://localhost:${port}`;
  const process = start({
    command: "npx",
    args: ["tsx", "film-platform/main.ts"],
    cwd: site,
    env: {
      FILM_PLATFORM_PORT: String(port),
      FILM_PLATFORM_FAULTS: "1",
      FILM_PLATFORM_DATA: join(site, ".film-platform"),
      ...(clock !== undefined && { CLOCK: clock }),
    },
  });
  const ended = process.exit.then((code) => {
    throw new Error(`The stand-in ended with ${code}: ${process.output()}`);
  });
  const events = `${origin}${RUNTIME_PREFIX}/sites/${PARTNERS[0]}/basic_events`;
  await Promise.race([answersAt(events), ended]);
  ended.catch(() => undefined);
  return {
    variables: {
      PLATFORM_DATA_URL: origin + DATA_PREFIX,
      PLATFORM_DATA_USER: DATA_USER,
      PLATFORM_DATA_PASSWORD: DATA_PASSWORD,
      RUNTIME_API_URL: origin + RUNTIME_PREFIX,
      MANAGEMENT_URL: origin + MANAGEMENT_PREFIX,
      MANAGEMENT_AUTH_URL: origin + MANAGEMENT_AUTH_PREFIX,
      MANAGEMENT_CLIENT_ID: CLIENT_ID,
      MANAGEMENT_CLIENT_SECRET: CLIENT_SECRET,
    },
    showings: async () => z.array(basicEvent).parse(await (await fetch(events)).json()),
    order: async (change) => {
      const body = JSON.stringify(change);
      const headers = { "Content-Type": "application/json" };
      const { ok, status } = await fetch(`${origin}/changes`, { method: "PUT", headers, body });
      if (!ok) throw new Error(`The stand-in refuses ${body}: ${status}`);
    },
    stop: process.stop,
  };
};
