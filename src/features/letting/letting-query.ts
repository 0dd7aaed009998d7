import { isCalendarDate, type LocalDate } from "../../../domain/time/local-time";
import { PURPOSES, type Wish } from "./room-fit";

/** The visitor's input about renting, in the address: the number of people, what for, the day and the room. */

export interface Letting extends Wish {
  /** The key of a room, or "". */
  readonly room: string;
  /** The day, or "". */
  readonly date: LocalDate | "";
}

const PEOPLE = "antall";
const PURPOSE = "til";
const ROOM = "rom";
const DATE = "dato";

/** The largest valid number; more digits are a typing error. */
const MAX_COUNT = 99_999;

/** The input as a number of people; null when it is not valid. */
export const parsePeople = (text: string): number | null => {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const people = Number(text);
  return people >= 1 && people <= MAX_COUNT ? people : null;
};

/** Reads a query; an invalid number of people or day and an unknown purpose count as absent. */
export const parseLetting = (query: string): Letting => {
  const parameters = new URLSearchParams(query);
  const date = parameters.get(DATE) ?? "";
  return {
    people: parsePeople(parameters.get(PEOPLE) ?? ""),
    purpose: PURPOSES.find((purpose) => purpose === parameters.get(PURPOSE)) ?? null,
    room: parameters.get(ROOM) ?? "",
    date: isCalendarDate(date) ? date : "",
  };
};

/** Writes the input into a query, and keeps other parameters. */
export const formatLetting = ({ people, purpose, room, date }: Letting, query: string): string => {
  const parameters = new URLSearchParams(query);
  const write = (name: string, value: string) => {
    if (value === "") parameters.delete(name);
    else parameters.set(name, value);
  };
  write(PEOPLE, people === null ? "" : String(people));
  write(PURPOSE, purpose ?? "");
  write(DATE, date);
  write(ROOM, room);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
};

/** The id of the heading over a room's rent; a page has one. */
export const SUM_ID = "regn-ut-prisen";

/** The rent of a room on the page that computes it. */
export const sumPath = (page: string, room: string): string =>
  `${page}?${new URLSearchParams({ [ROOM]: room })}#${SUM_ID}`;
