import { TestContent } from "../testing/test-content";
import { fillFacts } from "./fill-facts";

const SITE = "sites/huset.json";
const FACTS = [{ id: "holdeplass", text: "3" }];

const bound = () => new TestContent().set(SITE, "facts", FACTS);

const articleOf = async (content: TestContent) =>
  JSON.stringify((await content.loaded()).articles.map(({ entity }) => entity.content)).replace(/&nbsp;|\u00a0/g, " ");

const reported = async (content: TestContent) =>
  (await content.problems()).map(
    ({ severity, field, line, message, cure }) => `${severity} ${field} ${line !== null} ${message} ${cure}`,
  );

describe("facts of the site in texts", () => {
  it("are those of its settings: its own, and prices, places, address and minutes", async () => {
    const content = bound()
      .set(SITE, "priceLists", [{ id: "kino", name: "Kino", prices: [{ label: "Voksen", amount: 1350 }] }])
      .set("articles/personvern.json", "content", [
        "<p>{fakta:holdeplass} min, {fakta:pris kino}, {fakta:plasser storsal}, {fakta:reklame}, {fakta:adresse}.</p>",
      ]);
    const [{ halls, advertisingMinutes, address }] = [(await content.loaded()).site.entity];
    expect(await articleOf(content)).toContain(
      `3 min, 1 350 kr, ${halls[0]?.capacity}, ${advertisingMinutes}, ${address.street}, ${address.postalCode}`,
    );
  });

  it("stand in every kind of content, notes of lists among them", async () => {
    const content = bound()
      .set(SITE, "description", "Et hus {fakta:holdeplass} minutter unna.")
      .set(SITE, "noteTexts", [{ id: "buss", text: "Bussen stopper {fakta:holdeplass} minutter unna." }])
      .set("pages/404.json", "title", "Borte i {fakta:holdeplass} minutter")
      .set("productions/nattoget.json", "contents[0].summary", "Et tog {fakta:holdeplass} minutter unna.")
      .set("events/desember.json", "events[0].noteText", "buss");
    const { site, pages, productions, events } = await content.loaded();
    const texts = JSON.stringify([site.entity.description, pages, productions, events]);
    expect(texts.match(/3 minutter/g)).toHaveLength(4);
    expect(texts).not.toContain("{fakta");
  });

  it("are reported at their line when no fact has the name, with the name that was meant", async () => {
    const content = bound().set("productions/nattoget.json", "contents[0].summary", "{fakta:holdeplasen} minutter");
    expect(await reported(content)).toEqual([
      "error contents[0].summary true har {fakta:holdeplasen}, men huset har ingen fakta med det navnet: det blir " +
        "stående slik på siden. Skriv {fakta:holdeplass}, eller legg det til under facts i nettstedets innstillinger.",
    ]);
  });

  it.each(["{fakta holdeplass}", "{fakta:holdeplass", "{Fakta:}"])(
    "are reported once when written %s",
    async (slip) => {
      expect(await reported(bound().set("pages/404.json", "title", slip))).toEqual([
        expect.stringMatching(/^error title true har \{fakta/i),
      ]);
    },
  );

  it("are not reported as missing while the settings cannot be read", async () => {
    const content = bound().set("pages/404.json", "title", "{fakta:holdeplass}").write(SITE, "{");
    expect((await reported(content)).join()).not.toContain("fakta");
  });

  it("contain no HTML", async () => {
    const content = new TestContent().set(SITE, "facts", [{ id: "holdeplass", text: "<b>3</b>" }]);
    expect(await reported(content)).toEqual([expect.stringContaining("har tegn som fakta ikke kan ha")]);
  });

  it("are written again when one has changed, and only then", () => {
    const origin = { file: "articles/buss.json", path: [], locate: () => null };
    const told = { folder: "articles" as const, origin, data: { summary: "{fakta:buss} minutter" } };
    const other = { ...told, data: { summary: "Ingen buss" } };
    const filled = (minutes: string) => fillFacts([told, other], new Map([["buss", minutes]]));
    const [first] = filled("3");
    expect(first?.data).toEqual({ summary: "3 minutter" });
    expect(filled("3")[0]).toBe(first);
    expect(filled("5").map(({ data }) => data)).toEqual([{ summary: "5 minutter" }, other.data]);
    expect(filled("5")[1]).toBe(other);
  });
});
