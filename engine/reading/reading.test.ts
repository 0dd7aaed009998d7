import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { forbid } from "../testing/forbid";
import { TestContent } from "../testing/test-content";
import { parseDocument } from "./read-document";

const ARTICLE = "articles/personvern.json";

describe("files that are not read", () => {
  it.each([
    ["articles/ny.json.txt", "error", "Filen blir ikke lest: navnet må slutte på .json.", "Kall den ny.json."],
    ["articles/ny.JSON", "error", "Filen blir ikke lest: navnet må slutte på .json.", "Kall den ny.json."],
    ["articles/2026/ny.Json", "error", "Filen blir ikke lest: navnet må slutte på .json.", "Kall den ny.json."],
    ["articles/notater.txt", "warning", "Filen blir ikke lest: innholdet ligger", "Flytt den ut av mappen"],
    ["articles/personvern.json~", "warning", "Filen blir ikke lest: innholdet ligger", "Flytt den ut av mappen"],
    ["articles/.ny.json", "warning", "Filen er skjult og blir ikke lest.", "Kall den ny.json, eller fjern den."],
    ["images/ny.json", "error", "Filen ligger blant bildene og blir ikke lest.", "Flytt den til en av mappene sites"],
    ["images/plakat.gif", "warning", "Filen er ikke et bilde som nettstedet kan vise.", "Lagre bildet som JPEG"],
    ["ny.json", "error", "Filen ligger utenfor mappene og blir ikke lest.", "Flytt den til en av mappene sites"],
    ["notater.txt", "warning", "Filen blir ikke lest.", "Flytt den ut av innholdsmappen"],
  ])("reports %s", async (file, severity, message, cure) => {
    const content = new TestContent();
    const [reported = "", ...others] = await content.write(file, content.text(ARTICLE)).reported();
    expect(reported.startsWith(`${severity} ${file}: ${message}`)).toBe(true);
    expect(reported).toContain(` → ${cure}`);
    expect(others).toEqual([]);
  });

  it("reports unknown folders, and suggests the nearest", async () => {
    const content = new TestContent()
      .write("artikler/ny.json", "{}")
      .write("annet/dypt/ny.txt", "")
      .write("kladd/ny.json", "{}");
    const unknown = "Mappen er ukjent, og ingenting i den blir lest.";
    const elsewhere =
      "Flytt den ut av innholdsmappen. Innhold ligger i sites, menus, pages, productions, events, articles, settings, languages.";
    expect(await content.reported()).toEqual([
      `error artikler: ${unknown} → Mente du «articles»?`,
      `error kladd: ${unknown} → ${elsewhere}`,
      `warning annet: ${unknown} → ${elsewhere}`,
    ]);
  });

  it("reports symbolic links, cyclic ones too", async () => {
    const content = new TestContent().disturb((root) => {
      symlinkSync(join(root, ARTICLE), join(root, "articles/lenke.json"));
      symlinkSync(root, join(root, "articles/ring"));
      symlinkSync("/finnes/ikke", join(root, "menus/borte.json"));
    });
    const message = "Filen er en snarvei (symbolsk lenke) og blir ikke lest. → Legg selve filen her.";
    expect(await content.reported()).toEqual([
      `error articles/lenke.json: ${message}`,
      `error articles/ring: ${message}`,
      `error menus/borte.json: ${message}`,
    ]);
  });

  it("reports a folder with a file's name, and special files", async () => {
    const content = new TestContent().disturb((root) => {
      mkdirSync(join(root, "articles/mappe.json"));
      execFileSync("mkfifo", [join(root, "articles/ror.json")]);
    });
    expect(await content.reported()).toEqual([
      "error articles/mappe.json: Mappen har et navn som en fil. → Gi den et navn uten .json, eller legg filen her.",
      "error articles/ror.json: Dette er ingen vanlig fil og blir ikke lest. → Fjern den.",
    ]);
  });

  it("ignores files of operating systems", async () => {
    const content = new TestContent();
    for (const name of [".DS_Store", "Thumbs.db", "desktop.ini", ".gitkeep", "._personvern.json", ".ny.json.swp"]) {
      content.write(`articles/${name}`, "x").write(name, "x").write(`images/${name}`, "x");
    }
    expect(await content.problems()).toEqual([]);
  });
});

describe("unreadable files", () => {
  const NO_PERMISSION = "kan ikke leses: tilgangen mangler.";
  const CURE = "Gi den som bygger nettstedet, lov til å lese den, eller hent den fra en sikkerhetskopi.";

  it("are reported for a file without permission", async () => {
    const content = new TestContent().disturb(...forbid(ARTICLE));
    expect(await content.reported()).toEqual([`error ${ARTICLE}: Filen ${NO_PERMISSION} → ${CURE}`]);
  });

  it.each(["events", "menus", "productions", "articles", "settings"])(
    "are reported once for the folder %s without permission",
    async (folder) => {
      const content = new TestContent().disturb(...forbid(folder));
      const reported = await content.reported();
      expect(reported.filter((one) => one.startsWith("error"))).toEqual([
        `error ${folder}: Mappen ${NO_PERMISSION} → ${CURE}`,
      ]);
    },
  );

  it("are reported for a file in a folder's place", async () => {
    const content = new TestContent().remove("settings/").write("settings", "x");
    expect(await content.reported()).toEqual([
      "error settings: Dette er en fil, men skal være en mappe. → Gi filen et annet navn, og legg mappen tilbake.",
    ]);
  });
});

describe("a folder that is missing", () => {
  it.each([
    ["articles", "artikler"],
    ["menus", "menyer"],
    ["events", "forestillinger"],
  ])("is reported, but does not stop a build: %s", async (folder, without) => {
    const content = new TestContent().remove(`${folder}/`);
    expect((await content.load()).loaded).not.toBeNull();
    expect(await content.reported()).toContain(
      `warning ${folder}: Mappen er tom eller finnes ikke, så nettstedet blir uten ${without}. → Legg filene tilbake. Skal huset ikke ha ${without}, kan du se bort fra dette.`,
    );
  });

  it("is reported once when every showing refers to it", async () => {
    const reported = await new TestContent().remove("productions/").reported();
    expect(reported.filter((one) => one.startsWith("error"))).toEqual([
      "error productions: Mappen er tom eller finnes ikke, men events har forestillinger. → Legg filene med filmer og arrangementer tilbake.",
    ]);
  });

  it("is not reported for settings", async () => {
    expect((await new TestContent().remove("settings/").load()).loaded).not.toBeNull();
  });
});

describe("a duplicate field", () => {
  it("stops the build", async () => {
    const content = new TestContent();
    const twice = content.text(ARTICLE).replace('"title":', '"title": "En annen",\n  "title":');
    expect(await content.write(ARTICLE, twice).reported()).toEqual([
      expect.stringContaining("står to ganger i samme objekt, på linje 3 og 4."),
    ]);
  });
});

describe("texts of any kind", () => {
  it.each([
    ["lists", "[".repeat(100_000) + "]".repeat(100_000)],
    ["lists that are not closed", "[".repeat(100_000)],
    ["objects", '{"a":'.repeat(100_000) + 1 + "}".repeat(100_000)],
    ["objects behind a text that is not closed", `{"a": "\n${'{"a":'.repeat(100_000)}`],
  ])("refuses %s nested 100,000 deep", (_name, text) => {
    const { document, problems } = parseDocument(ARTICLE, "articles", text);
    expect(document).toBeNull();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toBe("Filen har klammer inni hverandre i mer enn 50 nivåer.");
  });

  it("become a document or a problem with a place in the file, never an exception", () => {
    const pieces = fc.array(
      fc.constantFrom(
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        '"',
        "\\",
        "\n",
        "“",
        "0",
        "9",
        ".",
        "-",
        "e",
        "//",
        "null",
        "id",
        " ",
      ),
      { maxLength: 60 },
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      pieces.map((some) => some.join("")),
      fc
        .json()
        .chain((json) =>
          fc.tuple(fc.nat(json.length), pieces).map(([at, some]) => json.slice(0, at) + some.join("") + json.slice(at)),
        ),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { document, problems } = parseDocument(ARTICLE, "articles", text);
        if (document === null) expect(problems).toHaveLength(1);
        else expect(document.data).toEqual(JSON.parse(text));
        for (const { line, column, message, cure } of problems) {
          expect(message).not.toBe("");
          expect(cure).not.toBe("");
          if (line !== null) expect(text.split("\n")[line - 1]?.length).toBeGreaterThanOrEqual((column ?? 1) - 1);
        }
      }),
      { numRuns: 500 },
    );
  });
});
