import { isAdmissionRefused } from "../../../../domain/showings/age-limit";
import { useChild } from "./use-child";

type Limited = Pick<Queries.ShowingProductionFragment, "object" | "ageLimit">;

/** Whether the visitor's child may not see a production; false for all when no child was entered. */
export const useBarred = (): ((production: Limited | null | undefined) => boolean) => {
  const child = useChild();
  return (production) =>
    child !== null && production?.object === "movie" && isAdmissionRefused(production.ageLimit, child);
};
