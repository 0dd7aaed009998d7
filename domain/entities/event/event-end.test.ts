import { SITE_FILES } from "../../../engine/testing/test-site";
import { production } from "../production/production";
import { event as eventDefinition } from "./event";
import { eventEnd } from "./event-end";

const event = eventDefinition.schema.parse({
  id: "nattoget-1",
  production: "nattoget",
  start: "2026-12-01T18:00",
  hall: "sal",
  status: "onSale",
  prices: [{ label: "Voksen", amount: 135 }],
  ticketUrl: "https://billett.example.no/1",
});
const film = (runningTime: number) =>
  production.schema.parse({ ...SITE_FILES["productions/nattoget.json"], runningTime });

test("an event's end follows the film and the advertising it is given, whatever it was given before", () => {
  const [short, long] = [film(60), film(90)];
  const ends = [
    { production: short, advertisingMinutes: 15 },
    { production: short, advertisingMinutes: 15 },
    { production: long, advertisingMinutes: 15 },
    { production: long, advertisingMinutes: 5 },
    { production: short, advertisingMinutes: 5 },
  ].map((context) => eventEnd(event, context));
  expect(ends).toEqual([
    "2026-12-01T19:15",
    "2026-12-01T19:15",
    "2026-12-01T19:45",
    "2026-12-01T19:35",
    "2026-12-01T19:05",
  ]);
});
