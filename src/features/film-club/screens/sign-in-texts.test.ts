import type { CallError } from "../api/call-error";
import { failureText, type MemberRequest } from "./sign-in-texts";

const status = (code: number): CallError => ({ kind: "status", status: code, message: "m", body: { message: "Nei!" } });
const network: CallError = { kind: "network", message: "Network Error" };
const timeout: CallError = { kind: "timeout", message: "timeout of 1ms exceeded" };
const answer: CallError = { kind: "answer", message: "The answer of login carries no marsToken", body: {} };

test.each<[MemberRequest, CallError, RegExp]>([
  ["login", status(401), /^E-postadressen eller passordet er feil\..*Prøv igjen/],
  ["login", answer, /logget deg ikke inn.*Se over e-postadressen og passordet/],
  ["login", status(429), /for mange forsøk\. Vent et minutt/],
  ["login", status(400), /Se over feltene/],
  ["login", status(500), /galt hos filmklubben/],
  ["login", status(404), /galt hos filmklubben/],
  ["login", network, /ikke kontakt.*på nett.*Det du skrev, er ikke borte/],
  ["login", timeout, /ikke kontakt/],
  ["account", status(409), /finnes allerede en konto.*Logg inn i stedet/],
  ["account", status(429), /for mange forsøk/],
  ["account", status(401), /galt hos filmklubben/],
  ["account", answer, /Prøv å logge inn/],
  ["email", network, /ikke kontakt/],
  ["email", status(429), /for mange forsøk/],
])("a failed %s has a text: %j", (requested, error, words) => {
  expect(failureText(requested, error)).toMatch(words);
});

test("a failed e-mail has the same text whether or not the address has an account", () => {
  const said = [status(400), status(404), status(409), status(500), answer].map((error) => failureText("email", error));
  expect(new Set(said)).toEqual(new Set(["Vi fikk ikke bedt om e-posten. Prøv igjen litt senere."]));
});
