import { dateOf, type LocalDate, type LocalDateTime } from "../../../src/rules/local-time";
import { toLocal } from "../../../src/rules/oslo";

/** The house's time now, or the time that CLOCK sets ("2026-12-24T12:00") for tests and previews. */
export const buildMoment = (): LocalDateTime => process.env.CLOCK ?? toLocal(Date.now());

/** The build's day; the one place where the build asks what day it is. */
export const buildDay = (): LocalDate => dateOf(buildMoment());
