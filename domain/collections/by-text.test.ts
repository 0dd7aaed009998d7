import { byText } from "./by-text";

test("sorts moments by time, and leaves those of one time in their order", () => {
  const showings = [
    { start: "2026-12-05T18:00", screen: "Sal 2" },
    { start: "2026-12-05T12:30", screen: "Sal 1" },
    { start: "2026-12-05T18:00", screen: "Sal 1" },
    { start: "2026-10-25T02:30", screen: "Sal 1" },
  ];
  expect([...showings].sort(byText(({ start }) => start)).map(({ start, screen }) => `${start} ${screen}`)).toEqual([
    "2026-10-25T02:30 Sal 1",
    "2026-12-05T12:30 Sal 1",
    "2026-12-05T18:00 Sal 2",
    "2026-12-05T18:00 Sal 1",
  ]);
});
