import { z } from "zod";

/** A line of Gatsby's output with GATSBY_LOGGER=json. */
const lineSchema = z.object({
  type: z.string(),
  payload: z.object({
    id: z.string().optional(),
    text: z.string().optional(),
    level: z.string().optional(),
    current: z.number().optional(),
    total: z.number().optional(),
  }),
});

export type GatsbyLine = z.infer<typeof lineSchema>;

/** Null for output of other programs. */
export const gatsbyLine = (line: string): GatsbyLine | null => {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
};

/** The text of a message; empty for other lines. */
export const logText = ({ type, payload: { text = "" } }: GatsbyLine): string => (type === "LOG" ? text : "");

/** What Gatsby does, in order, by the names of its activities. */
const STEPS: readonly (readonly [activity: string, words: string])[] = [
  ["load gatsby config", "Gjør klar programmet"],
  ["source and transform nodes", "Leser innholdet"],
  ["building schema", "Ordner innholdet"],
  ["createPages", "Lager adressene"],
  ["extract queries from components", "Finner ut hva sidene viser"],
  ["write out requires", "Setter sammen sidene"],
];

const COUNTED: Readonly<Record<string, string>> = {
  "Writing page-data.json and slice-data.json files to public directory": "Bygger sidene",
  "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs": "Gjør klar bildene",
};

const inThousands = new Intl.NumberFormat("nb");

interface Counted {
  readonly words: string;
  readonly current: number;
  readonly total: number;
}

/** Rounded down, so that a screen reader is not told of each. */
const countText = ({ words, current, total }: Counted): string => {
  const done = current - (current % (total > 1_000 ? 100 : 10));
  return `${words}: ${inThousands.format(done)} av ${inThousands.format(total)} (${Math.floor((100 * done) / total)} %)`;
};

/** How far Gatsby has come, in words: "Leser innholdet (2 av 6)", "Bygger sidene: 1 200 av 3 600 (33 %)". */
export class Progress {
  #step = 0;
  readonly #counted = new Map<string, Counted>();

  get text(): string {
    const [counted] = [...this.#counted.values()].filter(({ total }) => total > 0);
    if (counted !== undefined) return countText(counted);
    return `${STEPS[this.#step]?.[1]} (${this.#step + 1} av ${STEPS.length})`;
  }

  /** From 0 to 1: each step is an equal part, and pages and pictures are the last. */
  get done(): number {
    const [{ current, total } = { current: 0, total: 1 }] = [...this.#counted.values()].filter(
      ({ total }) => total > 0,
    );
    return (this.#step + current / total) / STEPS.length;
  }

  follow({ type, payload: { id = "", text = "", current, total } }: GatsbyLine): void {
    const started = STEPS.findIndex(([activity]) => activity === text);
    if (type === "ACTIVITY_START" && started > this.#step) this.#step = started;
    const words = COUNTED[text];
    if (type === "ACTIVITY_END") this.#counted.delete(id);
    const last =
      this.#counted.get(id) ?? (words !== undefined && type === "ACTIVITY_START" && { words, current: 0, total: 0 });
    if (last) this.#counted.set(id, { ...last, current: current ?? last.current, total: total ?? last.total });
  }
}
