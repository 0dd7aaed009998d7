import { z } from "zod";
import { named } from "../../define/naming";
import { ACCESSIBILITY } from "../../showings/showing";

/** Accessibility of a showing or a hall. */
export const accessibility = z
  .array(
    named({ name: "Accessibility", doc: "A kind of accessibility of a showing or a hall." }, z.enum(ACCESSIBILITY)),
  )
  .default([]);

/** Bokmål for each kind of accessibility, for forms. */
export const ACCESSIBILITY_CHOICES = {
  hearingLoop: "Teleslynge",
  audioDescription: "Synstolking",
  norwegianSubtitles: "Norsk tekst",
  relaxed: "Tilpasset forestilling",
  baby: "Babykino",
  wheelchair: "Rullestolplass",
} as const satisfies Readonly<Record<(typeof ACCESSIBILITY)[number], string>>;
