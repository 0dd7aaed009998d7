import type { ThemeSettings } from "../../../gatsby/theme/site-theme";
import { colorsOfLogo } from "../colors/colors-of-logo";
import { mendColors } from "../colors/mend-colors";
import { answersSchema } from "./answers";
import { colorsFromText } from "./flags";
import { faultOf, type Prompter } from "./prompt";

type Colors = ThemeSettings["colors"];
type Look = { readonly colors: Colors } | { readonly logo: string };

const FIRST =
  "Tre farger: hovedfarge, lys, gråtone, som #9B1B30, #F4C95D, #6B5D52. Eller stien til en fil med logoen. Tomt for våre.";
const AGAIN = "Andre farger eller en annen logo? Tomt for å beholde dette.";

const colorsSchema = answersSchema.shape.colors.unwrap();

/** The look from an answer, or what is wrong with it. */
const lookOf = async (answer: string): Promise<{ readonly look: Look; readonly wanted: Colors } | string> => {
  if (!answer.includes("#")) {
    try {
      return { look: { logo: answer }, wanted: await colorsOfLogo(answer) };
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  const read = colorsSchema.safeParse(colorsFromText(answer));
  if (!read.success) return faultOf(read);
  return { look: { colors: read.data }, wanted: read.data };
};

/** Prompts for colours or a logo, and prints the readable colours made of them, until they are accepted. */
export const promptLook = async ({ question, print }: Prompter): Promise<Look | Record<string, never>> => {
  let chosen: Look | null = null;
  for (;;) {
    const answer = (await question(`${chosen === null ? FIRST : AGAIN}\n> `)).trim();
    if (answer === "") return chosen ?? {};
    const read = await lookOf(answer);
    if (typeof read === "string") {
      print(read);
      continue;
    }
    const { colors, notes } = mendColors(read.wanted);
    chosen = read.look;
    print(`Hovedfarge ${colors.accent}, lys ${colors.light}, gråtone ${colors.neutral}.`);
    for (const note of notes) print(note);
  }
};
