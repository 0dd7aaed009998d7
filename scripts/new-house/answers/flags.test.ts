import { colorsFromText, hallFromText, partnerFromText, readFlags } from "./flags";

test("a hall is its name, seats and places for wheelchairs, and then in any order its part and whether it is to let", () => {
  expect(hallFromText("Kinosalen, 90, 2, kino, utleie")).toEqual({
    name: "Kinosalen",
    seats: 90,
    wheelchairSpaces: 2,
    part: "kino",
    toLet: true,
  });
  expect(hallFromText("Scenen,140,4,utleie,kultur")).toMatchObject({ part: "kultur", toLet: true });
  expect(hallFromText("Rommet, mange")).toEqual({
    name: "Rommet",
    seats: undefined,
    wheelchairSpaces: 0,
    toLet: false,
  });
});

test("a partner is its number and its name, which may have a comma", () => {
  expect(partnerFromText("118, Vika kino")).toEqual({ id: 118, name: "Vika kino" });
  expect(partnerFromText("118, Vika, Nes og omegn")).toEqual({ id: 118, name: "Vika, Nes og omegn" });
  expect(partnerFromText("Vika kino")).toEqual({ id: undefined, name: "" });
  expect(partnerFromText(" , ")).toBeNull();
});

test("colours are three in their order", () => {
  expect(colorsFromText("#111111, #222222,#333333")).toEqual({
    accent: "#111111",
    light: "#222222",
    neutral: "#333333",
  });
});

test("flags become answers, and those that are not given are left out", () => {
  const args = [
    "../vikahuset",
    ...["--from", "svar.json", "--name", "Vikahuset", "--parts", "kino, bibliotek,"],
    ...["--hall", "Salen, 90, 2, kino", "--hall", "Rommet, 12"],
    ...["--hours", "bibliotek = mandag 10.00–16.00", "--hours", "kantine=tirsdag 11.00–14.00"],
    ...["--street", "Strandveien 4", "--postal-code", "9999", "--city", "Vika"],
    ...["--partner", "118, Vika kino", "--colors", "#111111,#222222,#333333", "--phone", "69 00 00 01"],
  ];
  expect(readFlags(args)).toEqual({
    folder: "../vikahuset",
    from: "svar.json",
    help: false,
    given: {
      name: "Vikahuset",
      phone: "69 00 00 01",
      parts: ["kino", "bibliotek"],
      halls: [expect.objectContaining({ name: "Salen", seats: 90 }), expect.objectContaining({ name: "Rommet" })],
      openingHours: { bibliotek: " mandag 10.00–16.00", kantine: "tirsdag 11.00–14.00" },
      address: { street: "Strandveien 4", postalCode: "9999", city: "Vika" },
      partner: { id: 118, name: "Vika kino" },
      colors: { accent: "#111111", light: "#222222", neutral: "#333333" },
    },
  });
  expect(readFlags(["--help"])).toEqual({ folder: undefined, from: undefined, help: true, given: {} });
  expect(readFlags(["--city", "Vika"]).given).toEqual({ address: { city: "Vika" } });
  expect(() => readFlags(["--colour", "blå"])).toThrow("--colour");
});
