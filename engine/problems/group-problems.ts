import { grouped } from "../../domain/collections/grouped";
import type { Problem } from "./problem";

/** From this many on, problems with one cause are grouped. */
const MANY = 4;
/** How many further places are named. */
const NAMED = 3;

const placeOf = ({ file, line }: Problem): string => (line === null ? file : `${file}:${line}`);

const asOne = ([first, ...others]: readonly Problem[]): readonly Problem[] => {
  if (first === undefined) return [];
  const places = others.slice(0, NAMED).map(placeOf).join(", ");
  const rest = others.length > NAMED ? " …" : "";
  return [{ ...first, message: `${first.message} Det samme gjelder ${others.length} steder til: ${places}${rest}.` }];
};

/** Groups problems with the same message, naming the first places. */
export const groupProblems = (problems: readonly Problem[]): readonly Problem[] =>
  [...grouped(problems, ({ severity, message, cure }) => [severity, message, cure].join("\n"))].flatMap(([, alike]) =>
    alike.length < MANY ? alike : asOne(alike),
  );
