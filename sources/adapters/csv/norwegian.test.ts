import { amountIn, statusIn, timeIn } from "./norwegian";

test.each([
  ["18.00", "18:00"],
  ["18:00", "18:00"],
  ["18:00:00", "18:00"],
  ["kl. 18", "18:00"],
  ["Klokka 9.30", "09:30"],
  ["1830", "18:30"],
  ["24.00", null],
  ["18.60", null],
  ["kveld", null],
  ["", null],
])("the time %j is %j", (text, time) => expect(timeIn(text)).toBe(time));

test.each([
  ["135", 135],
  ["135,50", 135.5],
  ["135.5", 135.5],
  ["1 250,00", 1250],
  ["1.250", 1250],
  ["kr 135,-", 135],
  ["135 kr", 135],
  ["Gratis", 0],
  ["-5", null],
  ["135,505", null],
  ["hundre", null],
])("the amount %j is %j", (text, amount) => expect(amountIn(text)).toBe(amount));

test("an unknown status stays as it is written", () => {
  expect([statusIn("Avlyst"), statusIn(" få igjen "), statusIn("halvfull")]).toEqual([
    "cancelled",
    "fewLeft",
    "halvfull",
  ]);
});
