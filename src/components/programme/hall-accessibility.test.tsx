/** @jest-environment jsdom */

import { staticPage } from "../testing/static-page";
import { HallAccessibility } from "./hall-accessibility";

const event = (hall: string, ...accessibility: readonly string[]) => ({ hall: { name: hall }, accessibility });
const told = (...events: readonly ReturnType<typeof event>[]): readonly string[] =>
  [...staticPage(<HallAccessibility events={events} />).querySelectorAll("p")].map(({ textContent }) => textContent);

test("shows once what all showings of a hall have", () => {
  expect(
    told(
      event("Kinosal", "hearingLoop", "wheelchair"),
      event("Kinosal", "wheelchair", "audioDescription", "hearingLoop"),
      event("Festsalen", "wheelchair"),
    ),
  ).toEqual([
    "Teleslynge og rullestolplass på alle forestillinger i Kinosal.",
    "Rullestolplass på alle forestillinger i Festsalen.",
  ]);
});

test("promises nothing that a showing of the hall lacks", () => {
  expect(told(event("Kinosal", "hearingLoop", "wheelchair"), event("Kinosal", "hearingLoop"))).toEqual([
    "Teleslynge på alle forestillinger i Kinosal.",
  ]);
  expect(told(event("Kinosal", "hearingLoop"), event("Kinosal"))).toEqual([]);
  expect(told()).toEqual([]);
});
