import { z } from "zod";
import { DEFAULT_PORT } from "./address";
import { toOsloDay } from "./data/oslo-clock";

const whole = (fallback: number, least: number) =>
  z.coerce.number("must be a whole number").int("must be a whole number").min(least).default(fallback);

const environment = z.object({
  FILM_PLATFORM_PORT: whole(DEFAULT_PORT, 1).pipe(z.number().max(65_535)),
  FILM_PLATFORM_DATA: z.string().min(1).default(".film-platform"),
  FILM_PLATFORM_PROGRAMME: z.string().min(1).default(".cache/film-platform.json"),
  FILM_PLATFORM_FAULTS: z.enum(["0", "1"], "must be 1 or 0").default("0"),
  FILM_PLATFORM_SESSION_MINUTES: whole(720, 1),
  FILM_PLATFORM_LOGIN_TRIES: whole(10, 1),
  FILM_PLATFORM_SENDER_TRIES: whole(30, 1),
  CLOCK: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "must look like 2026-12-24T12:00")
    .optional(),
});

export interface Settings {
  readonly port: number;
  readonly dataFolder: string;
  readonly programmeFile: string;
  readonly faults: boolean;
  readonly sessionMinutes: number;
  readonly loginTries: number;
  readonly senderTries: number;
  /** Today in Oslo, on which the dates of the demonstration member's tickets depend: "2026-12-24". */
  readonly today: string;
}

/** Reads the environment; throws with the name of each invalid variable, and its valid values. */
export const settingsOf = (env: Readonly<Record<string, string | undefined>>): Settings => {
  // An empty variable counts as unset.
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")));
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
  }
  const { data } = parsed;
  return {
    port: data.FILM_PLATFORM_PORT,
    dataFolder: data.FILM_PLATFORM_DATA,
    programmeFile: data.FILM_PLATFORM_PROGRAMME,
    faults: data.FILM_PLATFORM_FAULTS === "1",
    sessionMinutes: data.FILM_PLATFORM_SESSION_MINUTES,
    loginTries: data.FILM_PLATFORM_LOGIN_TRIES,
    senderTries: data.FILM_PLATFORM_SENDER_TRIES,
    today: data.CLOCK?.slice(0, 10) ?? toOsloDay(Date.now()),
  };
};
