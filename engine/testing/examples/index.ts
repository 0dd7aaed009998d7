import { CONTRADICTIONS } from "./contradictions";
import { SHOWINGS } from "./events";
import type { Subject } from "./example";
import { FIELDS } from "./fields";
import { FILES } from "./files";
import { FILMS } from "./films";
import { LINKS } from "./links";
import { LOST } from "./lost";
import { PAGES } from "./pages";
import { PICTURES } from "./pictures";
import { SHOWN } from "./shown";
import { SITES } from "./sites";
import { SYNTAX } from "./syntax";

/**
 * An example of every message of the check. A message without one fails scripts/content/messages/messages.test.ts: add
 * a mistake that causes it, under its subject, and run `npm run messages`.
 */
export const SUBJECTS: readonly Subject[] = [
  FILES,
  SYNTAX,
  FIELDS,
  FILMS,
  SHOWINGS,
  PAGES,
  LINKS,
  PICTURES,
  SITES,
  CONTRADICTIONS,
  LOST,
  SHOWN,
];
