import { NodeError } from "../domain/publishing/node-error";

/** The part of Gatsby's arguments that is used here. */
interface Gatsby {
  readonly reporter: { readonly panicOnBuild: (text: string, error: Error) => unknown };
  readonly getNode: (id: string) => unknown;
}

/** The content file of a node: the source plugin sets it as the node's description. */
const fileOf = (error: unknown, getNode: (id: string) => unknown): string | null => {
  const node = error instanceof NodeError ? getNode(error.nodeId) : null;
  if (typeof node !== "object" || node === null || !("internal" in node)) return null;
  const { internal } = node;
  return typeof internal === "object" && internal !== null && "description" in internal
    ? String(internal.description)
    : null;
};

/** The message for a failed step: which step, for which file, and what to do. */
export const failedStep = (step: string, error: unknown, getNode: (id: string) => unknown): string => {
  const file = fileOf(error, getNode);
  const of = error instanceof NodeError ? ` for ${error.nodeId}` : "";
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
  const what = `Byggingen stanset i steget «${step}»${of}${file === null ? "" : ` (${file})`}: ${message}`;
  // Some messages include what to do.
  if (message.includes("→")) return what;
  return [
    what,
    `→ Dette har programmet ikke tatt høyde for. Angre det siste som ble endret i ${file ?? "innholdet"}, og meld fra til den som drifter nettstedet.`,
  ].join("\n");
};

/** Runs the steps of a build. A failure is reported in Bokmål, and gives null. */
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

/** The data of a query. @throws When it failed, with the messages of GraphQL. */
export const answered = <Data>({ data, errors }: { readonly data?: Data; readonly errors?: unknown }): Data => {
  if (data) return data;
  const message = Array.isArray(errors)
    ? errors.map((error) => (error instanceof Error ? error.message : String(error)))
    : [];
  throw new Error(message.join("; ") || "the query returned no data");
};
