import { NodeError } from "../src/rules/node-error";

/** Of what Gatsby gives a step, what is used here. */
interface Gatsby {
  readonly reporter: { readonly panicOnBuild: (text: string, error: Error) => unknown };
  readonly getNode: (id: string) => unknown;
}

/** The file that a node of the content comes from: the plugin gives it to Gatsby as the node's description. */
const fileOf = (error: unknown, getNode: (id: string) => unknown): string | null => {
  const node = error instanceof NodeError ? getNode(error.nodeId) : null;
  if (typeof node !== "object" || node === null || !("internal" in node)) return null;
  const { internal } = node;
  return typeof internal === "object" && internal !== null && "description" in internal
    ? String(internal.description)
    : null;
};

/** What is reported of a step of the build that failed: which, on what, and what to do. */
export const failedStep = (step: string, error: unknown, getNode: (id: string) => unknown): string => {
  const file = fileOf(error, getNode);
  const of = error instanceof NodeError ? ` for ${error.nodeId}` : "";
  const said = (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
  const what = `Byggingen stanset i steget «${step}»${of}${file === null ? "" : ` (${file})`}: ${said}`;
  // Some say themselves what to do.
  if (said.includes("→")) return what;
  return [
    what,
    `→ Dette har programmet ikke tatt høyde for. Angre det siste som ble endret i ${file ?? "innholdet"}, og meld fra til den som drifter nettstedet.`,
  ].join("\n");
};

/**
 * Runs a build's steps so that whatever goes wrong in one is told in the editors' language. Null when it went wrong.
 */
export const buildSteps =
  ({ reporter, getNode }: Gatsby) =>
  async <Result>(step: string, work: () => Result | Promise<Result>): Promise<Result | null> => {
    try {
      return await work();
    } catch (error) {
      reporter.panicOnBuild(
        failedStep(step, error, getNode),
        error instanceof Error ? error : new Error(String(error)),
      );
      return null;
    }
  };

/** What a query gave. @throws When it failed, with what GraphQL says. */
export const answered = <Data>({ data, errors }: { readonly data?: Data; readonly errors?: unknown }): Data => {
  if (data) return data;
  const said = Array.isArray(errors)
    ? errors.map((error) => (error instanceof Error ? error.message : String(error)))
    : [];
  throw new Error(said.join("; ") || "the query has no answer");
};
