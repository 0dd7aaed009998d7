import { machineData, programmeAt } from "../testing/machine-data";
import { house } from "./place";

const { website } = machineData();
const [part] = website?.openingHours ?? [];
if (!website || !part) throw new Error("The test data has no part with opening hours.");

const openDays = [
  { date: "2026-12-06", opens: "17:30", closes: "20:00" },
  { date: "2026-12-07", opens: "17:30", closes: "20:00" },
  { date: "2026-12-09", opens: "22:00", closes: "00:35" },
  { date: "2026-12-24", opens: "12:30", closes: "15:00" },
  { date: "2026-12-25", opens: "12:30", closes: "15:00" },
  { date: "2026-12-27", opens: "12:30", closes: "24:00" },
];

/** The opening hours in the data of a cinema that follows the programme, by day. */
const told = (days: typeof openDays, today = "2026-12-07", weekly: typeof part.weekly = []) => {
  const cinema = { ...part, weekly, minutesBefore: 30, openDays: days };
  const programme = programmeAt(`${today}T12:00`, { website: { ...website, openingHours: [cinema] } });
  const [place] = JSON.parse(JSON.stringify(house(programme))).containsPlace;
  const specifications: readonly Readonly<Record<string, string>>[] = place.openingHoursSpecification;
  return specifications;
};

const ofDay = (date: string) => told(openDays).filter(({ validFrom }) => validFrom === date);

describe("a part that follows the programme", () => {
  test("lists its coming days by date", () => {
    expect(ofDay("2026-12-07")).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        validFrom: "2026-12-07",
        validThrough: "2026-12-07",
        opens: "17:30",
        closes: "20:00",
      },
    ]);
    expect(ofDay("2026-12-09")).toMatchObject([{ opens: "22:00", closes: "00:35" }]);
    expect(ofDay("2026-12-27")).toMatchObject([{ opens: "12:30", closes: "23:59" }]);
  });

  test("has its weekly hours on other days, when it has any", () => {
    const weekly = [{ days: ["monday" as const], opens: "09:00", closes: "14:30" }];
    const days = told(openDays, "2026-12-07", weekly).filter(
      ({ validFrom, name }) => validFrom !== undefined && name === undefined,
    );
    expect(days.map(({ validFrom, opens }) => `${validFrom} ${opens}`)).toEqual([
      "2026-12-07 09:00",
      "2026-12-07 17:30",
      "2026-12-09 22:00",
      "2026-12-27 12:30",
    ]);
  });

  test("is closed on days without a showing", () => {
    expect(ofDay("2026-12-08")).toMatchObject([{ validThrough: "2026-12-08", opens: "00:00", closes: "00:00" }]);
  });

  test("lists the day of an exception once, with the exception's hours", () => {
    expect(ofDay("2026-12-24")).toEqual([expect.objectContaining({ name: "Julaften", opens: "00:00" })]);
  });

  test("leaves public holidays to their own line when it is closed on them", () => {
    expect(ofDay("2026-12-25")).toEqual([]);
    expect(told(openDays)).toContainEqual(expect.objectContaining({ dayOfWeek: "https://schema.org/PublicHolidays" }));
  });

  test("omits past days, and days after the programme", () => {
    expect(ofDay("2026-12-06")).toEqual([]);
    expect(ofDay("2026-12-28")).toEqual([]);
    expect(told([]).filter(({ dayOfWeek, name }) => dayOfWeek === undefined && name === undefined)).toEqual([]);
  });

  test("has no weekly hours", () => {
    expect(told(openDays).filter(({ dayOfWeek }) => Array.isArray(dayOfWeek))).toEqual([]);
  });
});

test.each([
  ["Kinoen", "MovieTheater"],
  ["Biblioteket", "Library"],
  ["Kantina", "CafeOrCoffeeShop"],
  ["Kafeen", "CafeOrCoffeeShop"],
  ["Storkaféen", "CafeOrCoffeeShop"],
  ["Kontoret", "CivicStructure"],
])("%s is of the type %s", (name, type) => {
  const programme = programmeAt("2026-12-07T12:00", { website: { ...website, openingHours: [{ ...part, name }] } });
  expect(JSON.parse(JSON.stringify(house(programme))).containsPlace).toMatchObject([{ "@type": type, name }]);
});
