import { reportedWith, TestContent } from "../testing/test-content";

const FILM = "productions/nattoget.json";
const COMING = "productions/vinterlys.json";
const GRENSE = "Skriv grensen som distributøren har satt: A, 6, 9, 12, 15 eller 18.";

describe("films", () => {
  it("stops a film that has showings but no age limit", async () => {
    expect(await reportedWith(FILM, "ageLimit", null)).toEqual([
      `error ${FILM} ageLimit: er ikke fastsatt, men filmen har forestillinger. → ${GRENSE}`,
    ]);
  });

  it("stops a film of today's programme without an age limit, even before it has showings", async () => {
    expect(await reportedWith(COMING, "objectClass", "movie")).toEqual([
      `error ${COMING} ageLimit: er ikke fastsatt, men filmen står som en film som går nå. → ${GRENSE}`,
    ]);
  });

  it("accepts a coming film without an age limit until it has showings", async () => {
    const content = new TestContent().set("events/desember.json", "events[0].production", "vinterlys");
    expect((await content.problems()).map(({ file, field }) => `${file} ${field}`)).toEqual([`${COMING} ageLimit`]);
  });

  it("requires an address that ends in the number of one of the film's versions", async () => {
    expect(await reportedWith(COMING, "parentSlug", "vinterlys-999")).toEqual([
      `error ${COMING} parentSlug: er «vinterlys-999», men slutter ikke med EDI-nummeret til filmen eller en av versjonene. → Skriv tittelen, bindestrek og nummeret, for eksempel vinterlys-103.`,
    ]);
  });

  it("warns of a coming film whose premiere has been", async () => {
    const content = new TestContent();
    expect(await content.reported({ today: "2027-01-16" })).toEqual([
      `warning ${COMING} premiere: var 15. januar 2027, men filmen står fortsatt som kommende. → Sett "objectClass" til "movie", eller rett premieredatoen.`,
    ]);
  });

  it("quotes a demonstration's premiere as written, and says what day it was moved to", async () => {
    const content = new TestContent()
      .set("sites/huset.json", "demonstration", { anchor: "2026-12-02" })
      .set(COMING, "premiere", "2026-12-01");
    expect((await content.problems({ today: "2026-12-09" })).map(({ message }) => message)).toContain(
      "var 1. desember 2026, flyttet til tirsdag 8. desember, men filmen står fortsatt som kommende.",
    );
  });

  it("reports nothing on the day of the premiere", async () => {
    expect(await new TestContent().problems({ today: "2027-01-15" })).toEqual([]);
  });
});
