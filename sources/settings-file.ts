import { z } from "zod";
import { textOfFile } from "../engine/reading/file-error";
import { SourceFault } from "./records";

const name = z.string().regex(/^[a-zæøå0-9-]+$/, "må være små bokstaver, tall og bindestrek");
const halls = z.record(z.string(), z.string()).default({});
const site = z.int().positive();

/** The location of a file: exactly one of the two. */
const place = {
  url: z.string().exactOptional(),
  file: z.string().exactOptional(),
};
const hasOnePlace = ({ url, file }: { readonly url?: string; readonly file?: string }): boolean =>
  (url === undefined) !== (file === undefined);
const ONE_PLACE = "må ha enten url eller file";

const common = { name, halls };
/** The default hall. */
const hall = z.string().exactOptional();

/** "10.00–15.00" */
const hours = z
  .string()
  .regex(/^([01]\d|2[0-3])[.:][0-5]\d\s*[–-]\s*([01]\d|2[0-3])[.:][0-5]\d$/, "må være som 10.00–15.00")
  .transform((text) => {
    const [from = "", to = ""] = text.replaceAll(".", ":").split(/\s*[–-]\s*/);
    return { from, to };
  })
  .refine(({ from, to }) => from < to, "må slutte etter at det begynner");

const sourceSettings = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("platformData"), ...common, site }),
  z.strictObject({ kind: z.literal("management"), name, site }),
  z
    .strictObject({ kind: z.literal("ical"), ...common, ...place, hall, allDay: hours.exactOptional() })
    .refine(hasOnePlace, ONE_PLACE),
  z.strictObject({ kind: z.literal("csv"), ...common, ...place, hall }).refine(hasOnePlace, ONE_PLACE),
]);
export type SourceSettings = z.output<typeof sourceSettings>;

const settings = z.strictObject({ $schema: z.string().optional(), sources: z.array(sourceSettings) });

const { localeError } = z.locales.no();

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new SourceFault("sources.json er ikke gyldig JSON. → Se etter et komma eller en klamme som mangler.");
  }
};

const twiceIn = (sources: readonly SourceSettings[]): string | undefined =>
  sources.map((one) => one.name).find((one, at, names) => names.indexOf(one) !== at);

/**
 * The sources in a settings file; null when there is no file.
 *
 * @throws SourceFault that names the field.
 */
export const readSettingsFile = async (file: string): Promise<readonly SourceSettings[] | null> => {
  const text = await textOfFile(file);
  if (text === null) return null;
  const { data, error } = settings.safeParse(asJson(text), { error: localeError });
  const [issue] = error?.issues ?? [];
  if (issue !== undefined || data === undefined) {
    throw new SourceFault(
      `sources.json er ikke som den skal: «${issue?.path.join(".") ?? ""}»: ${issue?.message ?? ""}. → Se docs/sources.md.`,
    );
  }
  const twice = twiceIn(data.sources);
  if (twice === undefined) return data.sources;
  throw new SourceFault(
    `sources.json har to kilder som heter «${twice}». → Gi hver sitt navn: innholdet kjenner dem på det.`,
  );
};
