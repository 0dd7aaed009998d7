import { weekdayName } from "../../../domain/time/local-time";
import { fullDate, priceWords } from "../../../domain/time/norwegian";
import { amountWords, type SumLine, total } from "./room-sum";
import { lettingTexts, type NamedRoom } from "./texts";

interface Request {
  readonly email: string;
  readonly room: NamedRoom;
  readonly setup: string | null;
  readonly people: number | null;
  /** "" when no day is chosen. */
  readonly date: string;
  readonly lines: readonly SumLine[];
}

const dayText = (date: string): string => `${weekdayName(date)} ${fullDate(date)}`;

const lineText = (line: SumLine): string =>
  `${line.label}: ${line.how === null ? "" : `${line.how} = `}${amountWords(line)}`;

/** A mailto address that requests a room, with all choices in its text. */
export const requestAddress = ({ email, room, setup, people, date, lines }: Request): string => {
  const day = date === "" ? lettingTexts.noDay : dayText(date);
  const subject = date === "" ? lettingTexts.subject(room) : lettingTexts.subjectOn(room, dayText(date));
  const body = [
    lettingTexts.greeting(room),
    "",
    `${lettingTexts.date}: ${day}`,
    `${lettingTexts.peopleCount}: ${people === null ? lettingTexts.notGiven : people}`,
    ...(setup === null ? [] : [`${lettingTexts.setup}: ${setup}`]),
    "",
    ...lines.map(lineText),
    `${lettingTexts.total}: ${priceWords(total(lines))}`,
    "",
    lettingTexts.fillIn,
    "",
  ];
  // No-break spaces in sums are for the page; some e-mail programs show them as odd characters.
  const written = (text: string): string => encodeURIComponent(text.replaceAll("\u00a0", " "));
  return `mailto:${email}?subject=${written(subject)}&body=${written(body.join("\r\n"))}`;
};
