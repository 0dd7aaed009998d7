import { z } from "zod";
import { ACCESSIBILITY } from "../../../../../src/rules/showings/showing";

/** What a showing or a hall does for those who need it. */
export const accessibility = z.array(z.enum(ACCESSIBILITY)).default([]);

/** Bokmål for each kind of accessibility, for forms. */
export const ACCESSIBILITY_CHOICES = {
  hearingLoop: "Teleslynge",
  audioDescription: "Synstolking",
  norwegianSubtitles: "Norsk tekst",
  relaxed: "Tilpasset forestilling",
  baby: "Babykino",
  wheelchair: "Rullestolplass",
} as const satisfies Readonly<Record<(typeof ACCESSIBILITY)[number], string>>;
