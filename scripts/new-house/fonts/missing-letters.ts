import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listed } from "../../../domain/time/norwegian";
import { lettersOfFont } from "./letters-of-font";

const FONTS = "src/theme/fonts";

/** Each typeface, with the file of letters that few pages need. */
const FACES = ["headline", "text"].map((name) => [`${name}.woff2`, `${name}-extended.woff2`]);

/** Letters that one of the site's typefaces lacks, as notes for the operator: one for each name with such letters. */
export const missingLetters = (names: readonly string[]): readonly string[] => {
  const faces = FACES.map(
    (files) => new Set(files.flatMap((file) => [...lettersOfFont(readFileSync(join(FONTS, file)))])),
  );
  const isThere = (letter: string): boolean => faces.every((face) => face.has(letter.codePointAt(0) ?? 0));
  return [...new Set(names)].flatMap((name) => {
    const missing = [...new Set(name.normalize("NFC"))].filter((letter) => letter.trim() !== "" && !isThere(letter));
    return missing.length === 0
      ? []
      : [
          `Skriften mangler ${listed(missing)} i «${name}». De vises med en annen skrift. → Skriv navnet uten, eller legg skrifter som har dem, i ${FONTS}.`,
        ];
  });
};
