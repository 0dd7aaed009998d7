import { readFile } from "node:fs/promises";
import { z } from "zod";
import { readEnvironment } from "../src/features/partner-services/build/environment";
import { platformData } from "./adapters/platform-data";
import { type Source, SourceFault } from "./records";

const name = z.string().regex(/^[a-zæøå0-9-]+$/, "må være små bokstaver, tall og bindestrek");
const halls = z.record(z.string(), z.string()).default({});

const settings = z.strictObject({
  $schema: z.string().optional(),
  sources: z.array(z.strictObject({ kind: z.literal("platformData"), name, site: z.int().positive(), halls })),
});

type Settings = z.output<typeof settings>;

const { localeError } = z.locales.no();

const fileText = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, "utf8");
  } catch {
    return null;
  }
};

const readSettings = async (file: string, site: number | null): Promise<Settings> => {
  const text = await fileText(file);
  if (text === null) {
    return { sources: site === null ? [] : [{ kind: "platformData", name: "billettsystem", site, halls: {} }] };
  }
  const broken = (why: string): SourceFault => new SourceFault(`sources.json ${why}`);
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw broken("er ikke gyldig JSON. → Se etter et komma eller en klamme som mangler.");
  }
  const parsed = settings.safeParse(data, { error: localeError });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw broken(
    `er ikke som den skal: «${issue?.path.join(".") ?? ""}»: ${issue?.message ?? ""}. → Se docs/sources.md.`,
  );
};

interface Where {
  /** The file of settings; without it, the environment decides. */
  readonly file: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The site's number at the services, when the file does not say it. */
  readonly site: number | null;
}

/**
 * The sources of a house.
 *
 * @throws SourceFault when the settings are not in order, or a source has no address or password.
 */
export const sourcesOf = async ({ file, env, site }: Where): Promise<readonly Source[]> => {
  const { sources } = await readSettings(file, site);
  const { platformData: data, runtime } = readEnvironment(env);
  return sources.map(({ name: own, site: number, halls: named }) => {
    if (data === null) {
      throw new SourceFault(
        `Kilden «${own}» har ingen adresse. → Sett PLATFORM_DATA_URL, PLATFORM_DATA_USER og PLATFORM_DATA_PASSWORD. «npm run film-platform» skriver ut dem som gjelder for prøving.`,
      );
    }
    return { name: own, halls: named, list: () => platformData({ name: own, site: number, data, runtime }) };
  });
};
