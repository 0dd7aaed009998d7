import { type AnswersInput, answersSchema } from "../answers/answers";
import type { Part } from "../answers/parts";
import { type House, houseOf } from "../house";
import { answersFor } from "./answers";

/** A Tuesday: the first week of examples starts six days later. */
const MADE_ON = "2026-11-24";

const COLORS = { accent: "#0F766E", light: "#FFB703", neutral: "#4F6367" };

/** A house with some parts, created on {@link MADE_ON}. */
export const houseFor = (parts: readonly Part[], more: Partial<AnswersInput> = {}, today = MADE_ON): House =>
  houseOf(answersSchema.parse(answersFor(parts, { colors: COLORS, ...more })), today);
