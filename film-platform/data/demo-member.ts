import type { Partner } from "../address";
import type { Member } from "../store/members";
import type { Store } from "../store/open-store";
import { movieInfoOf } from "./movies";
import { plusDays } from "./oslo-clock";
import { type Film, filmOf, type Programme } from "./programme";

export const DEMO_EMAIL = "demo@example.no";

/** Not a secret: it is printed at every start, and is for the demonstration only. */
export const demoPassword = (partner: Partner): string => `kinokveld-${partner}`;

interface Options {
  readonly partner: Partner;
  readonly store: Store;
  readonly programme: Programme;
  readonly today: string;
}

/** Two films with coming showings; when there are none, any two. */
const filmsToSee = (programme: Programme, today: string): readonly Film[] => {
  const coming = programme.showings
    .filter(({ start, status }) => start.slice(0, 10) > plusDays(today, 1) && status !== "cancelled")
    .sort((a, b) => a.start.localeCompare(b.start))
    .flatMap(({ ediNumber }) => filmOf(programme, ediNumber) ?? []);
  return [...new Set([...coming, ...programme.films])].slice(0, 2);
};

/** Creates the demonstration member with two films on the list; an existing one is not changed. */
export const ensureDemoMember = async ({ partner, store, programme, today }: Options): Promise<void> => {
  const created = await store.members.create(partner, {
    email: DEMO_EMAIL,
    userName: `Demomedlem ${partner}`,
    password: demoPassword(partner),
  });
  if (!created.isFirst) return;
  for (const film of filmsToSee(programme, today)) {
    store.watchLists.add({ partner, member: created.id }, movieInfoOf({ partner, today }, film));
  }
};

export const isDemoMember = ({ email, isFirst }: Member): boolean => isFirst && email === DEMO_EMAIL;
