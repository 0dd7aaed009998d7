import fc from "fast-check";
import { reportedWith, TestContent } from "../../engine/testing/test-content";
import { text } from "./text";

const FILM = "productions/nattoget.json";
const EVENTS = "events/desember.json";
const PAGE = "pages/forside.json";

it("takes a name in any form of its letters for the same", () => {
  expect(text.parse("Fa\u030ar")).toBe(text.parse("F\u00e5r"));
});

describe("dates and times", () => {
  const noDate = "er ikke skrevet som en dato.";
  const noMoment = "er ikke skrevet som et tidspunkt.";

  it.each([
    ["2026-02-30", "finnes ikke: februar 2026 har 28 dager.", "Rett dagen eller måneden."],
    ["2028-02-30", "finnes ikke: februar 2028 har 29 dager.", "Rett dagen eller måneden."],
    ["2026-11-31", "finnes ikke: november har 30 dager.", "Rett dagen eller måneden."],
    ["2026-13-40", "finnes ikke: måneden må være fra 01 til 12.", "Rett måneden, som står i midten."],
    ["2026-13-01", "finnes ikke: måneden må være fra 01 til 12.", 'Skriv "2026-01-13".'],
    ["4. desember 2026", noDate, 'Skriv "2026-12-04".'],
    ["2026-12-4", noDate, 'Skriv "2026-12-04".'],
    ["i jula", noDate, "Skriv år-måned-dag, for eksempel 2026-12-24."],
  ])("refuses the date %s", async (date, message, cure) => {
    expect(await reportedWith(FILM, "premiere", date)).toEqual([`error ${FILM} premiere: ${message} → ${cure}`]);
  });

  it.each([
    ["2026-12-04 18:00", noMoment, 'Skriv "2026-12-04T18:00".'],
    ["2026-12-04T24:00", noMoment, 'Skriv "2026-12-05T00:00".'],
    ["2026-02-30T18:00", "finnes ikke: februar 2026 har 28 dager.", "Rett dagen eller måneden."],
    ["2026-12-04T18:00Z", noMoment, "Skriv dato, T og klokkeslett, for eksempel 2026-12-01T18:00."],
    ["kl. 18", noMoment, "Skriv dato, T og klokkeslett, for eksempel 2026-12-01T18:00."],
    ["2026-12-04", "har ikke klokkeslett.", "Skriv T og klokkeslettet etter datoen: 2026-12-04T18:00."],
  ])("refuses the moment %s", async (start, message, cure) => {
    expect(await reportedWith(EVENTS, "events[0].start", start)).toEqual([
      `error ${EVENTS} events[0].start: ${message} → ${cure}`,
    ]);
  });

  it("refuses a time that the clock skips in spring", async () => {
    expect(await reportedWith(EVENTS, "events[0].start", "2027-03-28T02:30")).toEqual([
      `error ${EVENTS} events[0].start: finnes ikke: klokka stilles fram den natten. → Velg et tidspunkt før kl. 02.00 eller fra kl. 03.00.`,
    ]);
  });

  it("requires an offset for a time that occurs twice in autumn", async () => {
    expect(await reportedWith(EVENTS, "events[0].start", "2026-10-25T02:30")).toEqual([
      `error ${EVENTS} events[0].start: finnes to ganger: klokka stilles tilbake den natten. → Legg til +02:00 for første gang eller +01:00 for andre.`,
    ]);
  });

  it.each(["+01:00", "+02:00"])("accepts the repeated hour with the offset %s", async (offset) => {
    const content = new TestContent().set(EVENTS, "events[0].start", `2026-10-25T02:30${offset}`);
    const problems = await content.problems();
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it.each(["2026-12-04T18:00+02:00", "2026-10-25T02:30+05:00", "2026-07-04T18:00+01:00"])(
    "refuses %s, which is not Oslo's offset",
    async (start) => {
      expect(await reportedWith(EVENTS, "events[0].start", start)).toEqual([
        `error ${EVENTS} events[0].start: har en tidsforskyvning som ikke gjelder da. → Skriv tidspunktet uten den. Bare når klokka stilles tilbake, trengs +02:00 eller +01:00.`,
      ]);
    },
  );

  it("refuses an end before the start", async () => {
    expect(await reportedWith(EVENTS, "events[0].end", "2026-12-04T17:00")).toEqual([
      `error ${EVENTS} events[0].end: er ikke senere enn start. → Skriv når forestillingen slutter. Er den etter midnatt, så skriv neste dags dato.`,
    ]);
  });

  it("accepts an event that ends at an earlier time after the clock was set back", async () => {
    const content = new TestContent()
      .set(EVENTS, "events[0].start", "2026-10-25T02:45+02:00")
      .set(EVENTS, "events[0].end", "2026-10-25T02:15+01:00");
    expect((await content.problems()).filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

describe("names and addresses", () => {
  it.each([
    ["Nattåget-101", "nattaget-101"],
    ["natt toget-101", "natt-toget-101"],
    ["natt/toget", "natt-toget"],
  ])("refuses the slug %s and says how to spell it", async (slug, right) => {
    expect(await reportedWith(FILM, "parentSlug", slug)).toEqual([
      `error ${FILM} parentSlug: har tegn som ikke kan stå i en nettadresse. → Skriv "${right}".`,
    ]);
  });

  it.each(["--help", "-rf", "-"])("refuses %s, which programs would take as an option", async (slug) => {
    expect(await reportedWith(FILM, "parentSlug", slug)).toEqual([
      expect.stringContaining("parentSlug: begynner med en bindestrek. →"),
    ]);
  });

  it.each([
    ["Filmer", "/filmer"],
    ["/filmer/", "/filmer"],
    ["/Filmer", "/filmer"],
    ["/på-kino", "/pa-kino"],
  ])("refuses the path %s", async (path, right) => {
    expect(await reportedWith(PAGE, "path", path)).toEqual([`error ${PAGE} path: er ikke en sti. → Skriv "${right}".`]);
  });

  it("keeps old slugs with several hyphens in a row", async () => {
    const content = new TestContent().set("articles/personvern.json", "slug", "linnekleppen---brannvakttarn");
    const { resolvedPages } = await content.loaded();
    expect(resolvedPages.map(({ path }) => path)).toContain("/article/linnekleppen---brannvakttarn");
  });
});

describe("characters that are not seen", () => {
  it.each([
    ["zero-width", "Natt\u200btoget\ufeff", "Natttoget"],
    ["bidirectional", "\u202eNattoget\u202c \u2066nå\u2069\u200f", "Nattoget nå"],
    ["a soft hyphen", "Natt\u00adoget", "Nattoget"],
    ["a place for a picture from Word", "Nattoget\ufffc", "Nattoget"],
    ["a joiner between Latin letters", "Nat\u200dtoget", "Nattoget"],
  ])("are lost from a text: %s", (_what, written, kept) => {
    expect(text.parse(written)).toBe(kept);
  });

  it.each(["👨‍👩‍👧 hele familien", "❤️ og 1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "क्‍ष", "Čáhci, ŋ og đ"])(
    "are kept where they join: %s",
    (written) => {
      expect(text.parse(written)).toBe(written);
    },
  );

  it.each(["\u200b", "\u2800", "\u3164 \u00ad", "\u202e\u2069", "\u00a0\u200d", "\u3164\u200d\u3164", "\ufe0f"])(
    "are no text when there is nothing else: %j",
    (written) => expect(text.safeParse(written).success).toBe(false),
  );

  it("never remain in a text that is taken, whatever is written", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "\u200b",
        "\u200d",
        "\u202e",
        "\u2066",
        "\u00ad",
        "\u3164",
        "\ufe0f",
        "\u{e0041}",
        "a",
        "Å ",
        "😀",
      ),
      fc.string({ unit: "binary", maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { success, data = "" } = text.safeParse(pieces.join(""));
        if (!success) return;
        expect(data).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
        expect(data).not.toMatch(/[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff]/u);
        expect(text.parse(data)).toBe(data);
      }),
      { numRuns: 1_000 },
    );
  });

  it("make a title of nothing an error", async () => {
    const [reported] = await new TestContent().set(FILM, "title", "\u200b\u202e\u2800").problems();
    expect(reported).toMatchObject({ severity: "error", field: "title" });
  });
});
