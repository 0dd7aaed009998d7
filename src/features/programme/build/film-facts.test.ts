import { filmFactsFiles } from "./film-facts";
import { machineData, programmeAt, testProgramme } from "./testing/machine-data";

const files = () => filmFactsFiles(testProgramme());

test("each film has one file, for all its versions; culture events have none", () => {
  expect(files().map(({ path }) => path)).toEqual(["/data/film/nattoget-101.json"]);
});

test("it contains the film and its showings from the build's day on, earliest first", () => {
  const { title, showings } = JSON.parse(files()[0]?.text ?? "");
  expect(title).toBe("Nattoget");
  expect(showings[0]).toEqual({
    key: "nattoget-1204-1800",
    start: "2026-12-04T18:00",
    end: "2026-12-04T20:05",
    status: "onSale",
    saleOpens: null,
    previousStart: null,
    hall: "Storsalen",
  });
  const starts: readonly string[] = showings.map(({ start }: { readonly start: string }) => start);
  expect(starts).toEqual([...starts].sort());
  expect(starts.length).toBeGreaterThan(1);
});

test("past showings are omitted", () => {
  expect(JSON.parse(filmFactsFiles(programmeAt("2027-01-01T00:00"))[0]?.text ?? "").showings).toEqual([]);
});

test("it has the poster in two sizes, where the picture has both", () => {
  type Poster = ReturnType<typeof machineData>["allProduction"]["nodes"][number]["poster"];
  const posterIn = (poster: Poster) => {
    const nodes = machineData().allProduction.nodes.map((one) => ({ ...one, poster }));
    return JSON.parse(filmFactsFiles(testProgramme({ allProduction: { nodes } }))[0]?.text ?? "").poster;
  };
  const sharp = (small: { readonly src: string } | null, large: { readonly src: string } | null) => ({
    file: { childImageSharp: { small, large, resize: null } },
  });
  expect(posterIn(sharp({ src: "/liten.webp" }, { src: "/stor.webp" }))).toEqual({
    small: "/liten.webp",
    large: "/stor.webp",
  });
  for (const poster of [null, sharp({ src: "/liten.webp" }, null), sharp(null, { src: "/stor.webp" })]) {
    expect(posterIn(poster)).toBeNull();
  }
});
