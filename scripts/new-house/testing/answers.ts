import type { AnswersInput } from "../answers/answers";
import type { Part } from "../answers/parts";

const HALLS: AnswersInput["halls"] = [
  { name: "Storsalen", seats: 90, wheelchairSpaces: 2, part: "kino" },
  { name: "Scenen", seats: 140, wheelchairSpaces: 4, part: "kultur" },
  { name: "Lesesalen", seats: 40, part: "bibliotek" },
];
const ROOM = { name: "Møterommet", seats: 12, wheelchairSpaces: 1, toLet: true };

/** Answers for a house with some parts: only the halls and hours that those need. */
export const answersFor = (parts: readonly Part[], more: Partial<AnswersInput> = {}): AnswersInput => {
  const has = (part: Part | undefined): boolean => part !== undefined && parts.includes(part);
  return {
    name: "Vikahuset",
    municipality: "Vika kommune",
    host: "vikahuset.example.no",
    parts: [...parts],
    halls: [...(HALLS ?? []).filter(({ part }) => has(part)), ...(has("utleie") ? [ROOM] : [])],
    openingHours: has("bibliotek") ? { bibliotek: "mandag–fredag 10.00–16.00, lørdag 10.00–14.00" } : {},
    address: { street: "Strandveien 4", postalCode: "9999", city: "Vika" },
    email: "post@vikahuset.example.no",
    partner: has("filmklubb") ? { id: 178, name: "Vika kino" } : null,
    ...more,
  };
};
