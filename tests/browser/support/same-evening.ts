import type { Showing } from "./content";
import type { Production } from "./content-files";
import { builtAt, now } from "./venue-time";

const EVENING = "16:00";

const pageOf = ({ parentSlug, pageReference, id }: Production): string => parentSlug ?? pageReference ?? id;

const takesPlace = ({ status }: Showing): boolean => status !== "cancelled";

const timeOf = ({ start }: Showing): string => start.slice(11, 16);

/** The other showings in the evening of a page's next showing at its build, or on that day, without past ones. */
export const sameEvening = (own: readonly Showing[], all: readonly Showing[], path: string): readonly Showing[] => {
  const built = builtAt(path);
  const [next] = own
    .filter((one) => takesPlace(one) && one.start > built)
    .sort((a, b) => a.start.localeCompare(b.start));
  if (!next) return [];
  return all
    .filter((one) => takesPlace(one) && one.start.slice(0, 10) === next.start.slice(0, 10) && one.ends > built)
    .filter((one) => pageOf(one.production) !== pageOf(next.production))
    .filter((one) => timeOf(next) < EVENING || timeOf(one) >= EVENING)
    .sort((a, b) => a.start.localeCompare(b.start))
    .slice(0, 3)
    .filter(({ ends }) => ends > now());
};
