import { z } from "zod";
import { HttpError } from "../../src/lib/http/send";
import { SourceFault } from "../records";
import { callSource, parseAnswer } from "./call-source";

const CALL = { request: "sites/118/events" };
const timeout = () => new HttpError("timeout", "timeout of 20000ms exceeded");
const status = (code: number) => new HttpError("status", `status code ${code}`, { status: code });

/** A call that fails with these errors in turn, and then answers. */
const failing = (...errors: readonly Error[]) => {
  const left = [...errors];
  return jest.fn(async () => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return "svar";
  });
};

test.each([
  ["a time limit", timeout],
  ["a fault of the source", () => status(500)],
  ["a lost connection", () => new HttpError("network", "Network Error")],
])("tries once more after %s, and not twice", async (_what, error) => {
  const passing = failing(error());
  expect(await callSource(CALL, passing)).toBe("svar");
  expect(passing).toHaveBeenCalledTimes(2);
  const lasting = failing(error(), error());
  await expect(callSource(CALL, lasting)).rejects.toThrow(SourceFault);
  expect(lasting).toHaveBeenCalledTimes(2);
});

test.each([
  ["a refusal", status(499)],
  ["an unknown address", status(404)],
  ["an answer that cannot be read", new HttpError("answer", "Unexpected token")],
  ["a fault of this project", new TypeError("undefined is not a function")],
])("does not repeat a call after %s", async (_what, error) => {
  const call = failing(error);
  await expect(callSource(CALL, call)).rejects.toThrow();
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  ["a refusal", status(401), "sa nei (401). → Kontroller brukernavn"],
  ["a prohibition", status(403), "sa nei (403). → Kontroller brukernavn"],
  ["an unknown address", status(404), "har ingen slik adresse (404)."],
  ["another refusal", status(418), "svarte med feil 418. → Prøv igjen senere"],
  ["a fault of the source", status(500), "svarte med feil 500."],
  ["an answer that cannot be read", new HttpError("answer", "Unexpected token"), "svarte ikke som avtalt."],
  ["a lost connection", new HttpError("network", "Network Error"), "kan ikke nås."],
  ["a time limit", timeout(), "svarte ikke i tide. → Prøv igjen senere. Kallet var sites/118/events."],
])("says what to do about %s", async (_what, error, words) => {
  const refusal = callSource(CALL, failing(error, error));
  await expect(refusal).rejects.toThrow(SourceFault);
  await expect(refusal).rejects.toThrow(words);
});

test("the second attempt comes after a pause", async () => {
  jest.useFakeTimers();
  try {
    const call = failing(timeout());
    const answer = callSource(CALL, call);
    await jest.advanceTimersByTimeAsync(399);
    expect(call).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toBe("svar");
  } finally {
    jest.useRealTimers();
  }
});

test("an answer is parsed, or refused with the field and what stands there", () => {
  const schema = z.object({ events: z.array(z.object({ id: z.string() })) });
  expect(parseAnswer(schema, { events: [{ id: "a", more: 1 }] }, CALL)).toEqual({ events: [{ id: "a" }] });
  const parse = (answer: unknown) => () => parseAnswer(schema, answer, CALL);
  expect(parse({ events: [{ id: "a" }, { id: 7 }] })).toThrow(SourceFault);
  expect(parse({ events: [{ id: "a" }, { id: 7 }] })).toThrow(
    "svaret på sites/118/events er ikke som avtalt. Feilen er i «events[1].id», som er 7: ",
  );
  expect(parse({})).toThrow("Feilen er i «events», som er ingenting: ");
  expect(parse("x".repeat(70))).toThrow(`Feilen er i svaret, som er "${"x".repeat(59)}…: `);
  expect(parse("x".repeat(58))).toThrow(`som er "${"x".repeat(58)}": `);
});
