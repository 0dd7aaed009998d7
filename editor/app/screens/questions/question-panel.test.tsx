/** @jest-environment jsdom */
import "../../testing/design-system";
import { act, fireEvent, screen } from "@testing-library/react";
import type { Question } from "../../../api/questions";
import { deskData } from "../../testing/desk-data";
import { deskServer, Status } from "../../testing/desk-server";
import { renderInDesk } from "../../testing/in-desk";
import QuestionPanel from "./question-panel";

const KARI = { id: "1", name: "Kari", email: "kari@example.no", role: "editor" } as const;
const OLA = { id: "2", name: "Ola" };

const question = (own: Partial<Question> = {}): Question => ({
  number: "a",
  kind: "articles",
  id: "kafe",
  title: "Kafé",
  from: OLA,
  to: KARI,
  text: "Stemmer prisene?",
  asked: new Date().toISOString(),
  answer: null,
  ...own,
});

const open = async (questions: readonly Question[], about: { kind: string; id: string } | null = null) => {
  const answers = { "POST /api/sporsmal/svar": {}, "DELETE /api/sporsmal": {}, "POST /api/sporsmal": {} };
  const server = deskServer({ "GET /api/sporsmal": { people: [OLA], questions }, ...answers });
  renderInDesk(<QuestionPanel about={about} isChanged />, deskData({ person: KARI }));
  await screen.findByRole("region", { name: "Spørsmål" });
  return server;
};
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => void fireEvent.click(button));
};
const rows = async () => (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);

test("a question to oneself leads to the form, and is answered or ticked off", async () => {
  const server = await open([question()]);
  expect(screen.getByRole("link", { name: "Kafé" }).getAttribute("href")).toBe("#/rediger/articles/kafe");
  expect((await rows())[0]).toBe("KaféOla spør deg, nå nettoppStemmer prisene?Svar …Ferdig");
  await press("Ferdig");
  await press("Svar …");
  fireEvent.change(screen.getByLabelText("Svar til Ola"), { target: { value: "Ja." } });
  await press("Send svaret");
  const { bodies } = server;
  expect(bodies("POST /api/sporsmal/svar")).toEqual(["", "Ja."].map((answer) => ({ number: "a", answer })));
});

test("one's own questions tell whom they wait for and what was answered, and are taken back", async () => {
  const own = { from: KARI, to: OLA, text: "Ok?" };
  const all = [null, "", "Ja."].map((answer, at) => question({ ...own, answer, number: `${at}` }));
  const server = await open(all);
  expect(await rows()).toEqual([
    "KaféVenter på Ola, spurt nå nettoppOk?Trekk tilbake",
    "KaféOla har sett på detOk?Fjern",
    "KaféOla svarerOk?Ja.Fjern",
  ]);
  await press("Trekk tilbake");
  expect(server.bodies("DELETE /api/sporsmal")).toEqual([{ number: "0" }]);
});

test("a form has the questions about it, asks a colleague, and keeps what was typed when it is refused", async () => {
  const server = await open([question(), question({ number: "b", id: "kino" })], { kind: "articles", id: "kafe" });
  expect(await rows()).toHaveLength(1);
  await press("Be noen se over …");
  expect(screen.getByText(/det du ikke har lagret, ser bare du/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Hva du lurer på"), { target: { value: "Er bildet bra?" } });
  server.answers["POST /api/sporsmal"] = new Status(400, { message: "Velg en annen." });
  await press("Send");
  expect(await screen.findByText("Velg en annen.")).toBeTruthy();
  server.answers["POST /api/sporsmal"] = {};
  await press("Send");
  expect(await screen.findByRole("button", { name: "Be noen se over …" })).toBeTruthy();
  expect(server.bodies("POST /api/sporsmal").at(-1)).toMatchObject({ id: "kafe", to: "2", text: "Er bildet bra?" });
});
