/** What a reader has told of the hire, in the address: how many come, and which room. */

export interface Letting {
  readonly people: number | null;
  /** The key of a room, or "". */
  readonly room: string;
}

const PEOPLE = "antall";
const ROOM = "rom";

/** The most that anybody asks for; more digits than that are a slip. */
const MOST = 99_999;

/** What a reader wrote as a number of people; null when it is none. */
export const parsePeople = (text: string): number | null => {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const people = Number(text);
  return people >= 1 && people <= MOST ? people : null;
};

/** Reads a query; what is no number of people counts as not told. */
export const parseLetting = (query: string): Letting => {
  const parameters = new URLSearchParams(query);
  return { people: parsePeople(parameters.get(PEOPLE) ?? ""), room: parameters.get(ROOM) ?? "" };
};

/** Writes what is told into a query, beside the parameters that are not its own. */
export const formatLetting = ({ people, room }: Letting, query: string): string => {
  const parameters = new URLSearchParams(query);
  const write = (name: string, value: string) => {
    if (value === "") parameters.delete(name);
    else parameters.set(name, value);
  };
  write(PEOPLE, people === null ? "" : String(people));
  write(ROOM, room);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
};
