/** The visitor's input about renting, in the address: the number of people, and the room. */

export interface Letting {
  readonly people: number | null;
  /** The key of a room, or "". */
  readonly room: string;
}

const PEOPLE = "antall";
const ROOM = "rom";

/** The largest valid number; more digits are a typing error. */
const MOST = 99_999;

/** The input as a number of people; null when it is not valid. */
export const parsePeople = (text: string): number | null => {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const people = Number(text);
  return people >= 1 && people <= MOST ? people : null;
};

/** Reads a query; an invalid number of people counts as absent. */
export const parseLetting = (query: string): Letting => {
  const parameters = new URLSearchParams(query);
  return { people: parsePeople(parameters.get(PEOPLE) ?? ""), room: parameters.get(ROOM) ?? "" };
};

/** Writes the input into a query, and keeps other parameters. */
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
