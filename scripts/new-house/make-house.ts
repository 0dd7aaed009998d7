import { schemaFor } from "../../domain/kinds/json-schemas";
import type { LocalDate } from "../../domain/time/local-time";
import type { Answers } from "./answers/answers";
import { colorsOfLogo } from "./colors/colors-of-logo";
import { mendColors } from "./colors/mend-colors";
import { composeHouse } from "./compose-house";
import { houseOf } from "./house";
import { notesOn } from "./notes";
import { drawLogo, drawPictures, logoFiles } from "./pictures/draw";

const DEFAULT_COLORS = { accent: "#7A1F2B", light: "#F4C95D", neutral: "#6B5D52" };

export interface MadeHouse {
  /** Text or bytes by file, relative to the content folder. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Decisions made on the way, in Bokmål. */
  readonly notes: readonly string[];
}

/** All files of a house's content. */
export const makeHouse = async (answers: Answers, today: LocalDate): Promise<MadeHouse> => {
  const { logo } = answers;
  // Always read, so that a file that is not a picture is reported.
  const ofLogo = logo === undefined ? DEFAULT_COLORS : await colorsOfLogo(logo);
  const wanted = answers.colors ?? ofLogo;
  const { colors, notes } = mendColors(wanted);
  const house = houseOf({ ...answers, colors }, today);
  const content = composeHouse(house, logoFiles(logo));
  const texts = Object.entries(content).map(
    ([file, value]) => [file, `${JSON.stringify({ $schema: schemaFor(file), ...value }, null, 2)}\n`] as const,
  );
  return {
    files: new Map<string, string | Uint8Array>([
      ...texts,
      ...(await drawLogo(colors, logo)),
      ...(await drawPictures(content, colors)),
    ]),
    notes: [...notes, ...(await notesOn(answers))],
  };
};
