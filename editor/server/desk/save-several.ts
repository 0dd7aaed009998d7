import type { Removed } from "../../api/removal";
import type { EditorsDesk } from "./desk";
import { NotFound } from "./not-found";

/**
 * Saves changes to several entities as one commit.
 * @param plan Throws `NotFound` where nothing is to be changed.
 * @param nothing What is said then.
 */
export const saveSeveral = async (
  desk: EditorsDesk,
  plan: Parameters<EditorsDesk["saves"]["saveChanges"]>[0],
  nothing: string,
): Promise<Removed> => {
  const saved = await desk.saves.saveChanges(plan).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
  if (saved === null) return { outcome: "refused", why: nothing };
  if (saved.outcome === "saved") return { outcome: "saved", ...saved.kept };
  const [problem] = saved.problems;
  const why = `Ingenting er endret. ${problem?.entity?.title ?? ""}: ${problem?.message ?? ""} ${problem?.cure ?? ""}`;
  return { outcome: "refused", why };
};
