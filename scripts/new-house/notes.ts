import sharp from "sharp";
import { shownAddress } from "../../engine/nodes/shown-address";
import type { Answers } from "./answers/answers";
import { missingLetters } from "./fonts/missing-letters";

/** Sides of a logo that still reads as a mark of 40 pixels. */
const MAX_RATIO = 1.6;

/** A logo with words is a line of letters a few pixels high beside the name, which the header writes itself. */
const ofLogo = async (logo: string | undefined): Promise<readonly string[]> => {
  if (logo === undefined) return [];
  const { width, height } = await sharp(logo).metadata();
  const ratio = Math.max(width / height, height / width);
  if (ratio <= MAX_RATIO) return [];
  const times = ratio.toLocaleString("nb", { maximumFractionDigits: 1 });
  const shape = width > height ? "så bred som den er høy" : "så høy som den er bred";
  return [
    `Logoen er ${times} ganger ${shape}. Øverst på sidene og som ikon har den 40 piksler i firkant, ved siden av husets navn, så ord i den kan ikke leses. → Gi bare merket, uten ord, helst like bredt som høyt.`,
  ];
};

/** The host as browsers and servers write it, when that differs. */
const ofHost = (host: string): readonly string[] => {
  const shown = shownAddress(`https://${host}`);
  return shown === host ? [] : [`${shown} skrives ${host} i filer og på servere. Folk ser bokstavene.`];
};

const ofFilmClub = ({ parts, host, partner }: Answers): readonly string[] =>
  parts.includes("filmklubb") && partner !== null
    ? [
        `Filmklubben trenger filmplattformen til ${partner.name}. → Bygg med FILM_PLATFORM_${partner.id}=https://… (adressen får du av plattformen), og be den slippe inn https://${host} med innlogging (CORS). Til da brukes en prøveplattform. Alt står i docs/publishing.md.`,
      ]
    : [];

/** What the operator should know about the answers, in Bokmål. */
export const notesOn = async (answers: Answers): Promise<readonly string[]> => [
  ...ofHost(answers.host),
  ...(await ofLogo(answers.logo)),
  ...missingLetters([answers.name, answers.municipality, ...answers.halls.map(({ name }) => name)]),
  ...ofFilmClub(answers),
];
