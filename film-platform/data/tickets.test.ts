import { smallProgramme, TODAY } from "../testing/small-programme";
import { demoTickets } from "./tickets";

const requested = { partner: 118, programme: smallProgramme, today: TODAY, olderTickets: 0 } as const;

const days = (tickets: ReturnType<typeof demoTickets>) => tickets.map(({ startTime }) => startTime.slice(0, 10));

test("are for last week, today and tomorrow", () => {
  expect(days(demoTickets(requested))).toEqual(["2026-11-28", "2026-12-05", "2026-12-06"]);
  expect(days(demoTickets({ ...requested, today: "2027-01-01" }))).toEqual(["2026-12-25", "2027-01-01", "2027-01-02"]);
});

test("are for the day's last showing that is not cancelled, with its times and hall", () => {
  const [, today] = demoTickets(requested);
  expect(today).toMatchObject({
    movieId: "118-20267",
    movieTitle: "Manebyen",
    startTime: "2026-12-05T19:30:00+01:00",
    expirationDate: "2026-12-05T22:00:00+01:00",
    Screen: "Kinosal",
    Poster: "/static/20267.jpg",
  });
});

test("last three hours when the end is unknown", () => {
  const showings = smallProgramme.showings.map((one) => ({ ...one, end: null }));
  const [, today] = demoTickets({ ...requested, programme: { ...smallProgramme, showings } });
  expect(Date.parse(today?.expirationDate ?? "")).toBe(Date.parse("2026-12-05T22:30:00+01:00"));
});

test("are for a film of the programme where the day has no showing", () => {
  const [, , tomorrow] = demoTickets(requested);
  expect(smallProgramme.films.map(({ title }) => title)).toContain(tomorrow?.movieTitle);
  expect(tomorrow).toMatchObject({
    startTime: "2026-12-06T18:00:00+01:00",
    expirationDate: "2026-12-06T20:00:00+01:00",
  });
});

test("have the same seats as text and in rows", () => {
  for (const { seatsInfo } of demoTickets({ ...requested, olderTickets: 30 })) {
    expect(seatsInfo.rows.length).toBeGreaterThan(0);
    for (const { row, seats } of seatsInfo.rows) {
      expect(seatsInfo.info).toContain(`Rad ${row}, sete ${seats.join(" og ")}`);
    }
  }
});

test("have a code each, the same at every start, and a different one at the other partner", () => {
  const codes = demoTickets(requested).map(({ qrCode }) => qrCode);
  expect(new Set(codes).size).toBe(3);
  expect(demoTickets(requested).map(({ qrCode }) => qrCode)).toEqual(codes);
  for (const { qrCode } of demoTickets({ ...requested, partner: 178 })) expect(qrCode).toMatch(/^178-[A-Z2-9]{12}$/);
});

test("include older ones when configured, oldest first", () => {
  expect(days(demoTickets({ ...requested, olderTickets: 2 }))).toEqual([
    "2026-11-14",
    "2026-11-21",
    "2026-11-28",
    "2026-12-05",
    "2026-12-06",
  ]);
});

test("are none where there are no films", () => {
  expect(demoTickets({ ...requested, programme: { films: [], showings: [] } })).toEqual([]);
});

test("are for two seats beside each other, at times with a third behind them", () => {
  const all = demoTickets({ ...requested, olderTickets: 60 });
  for (const { seatsInfo } of all) {
    const [front, back] = seatsInfo.rows;
    const [left = 0, right] = front?.seats ?? [];
    expect(right).toBe(left + 1);
    expect(front?.row).toBeGreaterThanOrEqual(3);
    expect(front?.row).toBeLessThanOrEqual(8);
    expect(left).toBeGreaterThanOrEqual(4);
    expect(left).toBeLessThanOrEqual(12);
    if (back) expect(back).toEqual({ row: (front?.row ?? 0) + 1, seats: [left] });
  }
  const company = all.filter(({ seatsInfo }) => seatsInfo.rows.length === 2).length / all.length;
  expect(company).toBeGreaterThan(0.1);
  expect(company).toBeLessThan(0.5);
});

test("are for the film of the last showing, whatever culture comes after it", () => {
  const [first] = smallProgramme.showings;
  const late = first ? [{ ...first, id: "sen", ediNumber: null, start: "2026-12-05T23:00:00+01:00" }] : [];
  const programme = { ...smallProgramme, showings: [...smallProgramme.showings, ...late] };
  const [, today] = demoTickets({ ...requested, programme });
  expect(today?.movieTitle).toBe("Manebyen");
});
