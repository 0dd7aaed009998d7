import type { Form } from "../../api/form";
import { beyondLabel, plainHelp } from "./plain-help";

const text: Form = { kind: "text" };
const choice: Form = {
  kind: "choice",
  choices: [
    { value: "onSale", label: "I salg" },
    { value: "gratis", label: "gratis" },
  ],
};
const help = (words: string, form: Form = text, label = "Tittel") => plainHelp(words, form, label);

test("what the label says is not said again", () => {
  expect(beyondLabel("Tittel. Slik den står på plakaten.", " tittel ")).toBe("Slik den står på plakaten.");
  expect(beyondLabel("Tittelen på norsk.", "Tittel")).toBe("Tittelen på norsk.");
  expect(help("Tittel. Slik den står på plakaten. Kort.")).toBe("Slik den står på plakaten. Kort.");
});

test("a switch says what it does when it is on", () => {
  expect(help("true viser den, false skjuler den. Vanligvis på.", { kind: "toggle" })).toBe("Viser den. Vanligvis på.");
  expect(help("true viser den", { kind: "toggle" })).toBe("Viser den.");
});

test("sentences on values that only files have are left out", () => {
  expect(help("Aldersgrensen, eller null uten grense. Bruk null. Skriv (true) her.")).toBe("Aldersgrensen.");
  expect(help("Skriv «onSale» når salget er i gang. Ellers ikke.", choice)).toBe("Ellers ikke.");
  expect(help("Skriv «onSale» når salget er i gang.", text)).toBe("Skriv «onSale» når salget er i gang.");
});

test("a value that is a word of its own label, or a part of another word, may stay", () => {
  expect(help("Er det gratis, er alt bra.", choice)).toBe("Er det gratis, er alt bra.");
  expect(help("Se nullstilling og trueblue.")).toBe("Se nullstilling og trueblue.");
});
