/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, screen } from "@testing-library/react";
import type { ListedPicture } from "../../../api/pictures";
import { deskServer, Status } from "../../testing/desk-server";
import { renderInDesk } from "../../testing/in-desk";
import { PicturesScreen } from "./pictures-screen";

const LIST = "GET /api/bilder";
const REMOVE = "POST /api/bilder/fjern";

const use = (title: string) => ({ kind: "articles", id: title.toLowerCase(), title, path: ["image"] });
const picture = (name: string, uses: readonly string[] = [], own: Partial<ListedPicture> = {}): ListedPicture => ({
  picture: name,
  width: 1200,
  height: 800,
  bytes: 1_000,
  fault: "",
  alt: "",
  uses: uses.map(use),
  ...own,
});

const open = async (pictures: readonly ListedPicture[], answers: Record<string, object> = {}) => {
  const server = deskServer({ [LIST]: { pictures }, ...answers });
  renderInDesk(<PicturesScreen />);
  await screen.findByRole("searchbox");
  return server;
};

/** What they show, else the file. */
const names = () => [...document.querySelectorAll("p[title]")].map((one) => one.getAttribute("title"));
const seek = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("unused pictures are first, and each kind by its name", async () => {
  await open([picture("b.jpg", ["Kafé"]), picture("å.jpg"), picture("a.jpg", ["Kino"]), picture("z.jpg")]);
  expect(names()).toEqual(["z.jpg", "å.jpg", "a.jpg", "b.jpg"]);
  expect(document.body.textContent).toContain("4 bilder");
  fireEvent.click(screen.getByRole("switch", { name: "Bare bilder som ikke er i bruk (2)" }));
  expect(names()).toEqual(["z.jpg", "å.jpg"]);
});

test("pictures are named by what they show, and sought by that, by name and by where they are used", async () => {
  await open([picture("bord.jpg", ["Kafé", "Kino"]), picture("stol.jpg"), picture("x.jpg", [], { alt: "En hund" })]);
  seek("hund");
  expect(names()).toEqual(["En hund"]);
  seek(" KINO ");
  expect(names()).toEqual(["bord.jpg"]);
  expect(screen.getByText("Bord")).toBeTruthy();
  seek("stol");
  expect(names()).toEqual(["stol.jpg"]);
  seek("lampe");
  expect(document.body.textContent).toContain("Ingen bilder passer.");
  fireEvent.click(document.querySelector("button[type=reset]") ?? document.body);
  expect(names()).toHaveLength(3);
});

test("where a picture is used is told on a line, which opens to all places, and it cannot be removed", async () => {
  await open([picture("mat/a.jpg", ["En", "To", "Tre", "Fire"]), picture("mat/b.jpg", ["A"])]);
  expect(screen.getByText("Brukt på En og 3 til").closest("details")?.open).toBe(false);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["En", "To", "Tre", "Fire", "A"]);
  expect(screen.getByRole("link", { name: "A" }).parentElement?.textContent).toBe("Brukt på A");
  expect(screen.getByRole("link", { name: "To" }).getAttribute("href")).toBe("#/rediger/articles/to?felt=image");
  expect(screen.queryByRole("button", { name: /^Fjern/ })).toBeNull();
  expect(screen.queryByText("Ikke i bruk")).toBeNull();
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/miniatyrer/mat/a.jpg");
});

test("one that cannot be shown says why in its place", async () => {
  await open([picture("a.jpg", [], { fault: "Bildet er for stort." }), picture("b.jpg", ["Kino"])]);
  expect(screen.getByText("Bildet er for stort.")).toBeTruthy();
  const [shown, ...others] = document.querySelectorAll("img");
  expect(others).toEqual([]);
  fireEvent.error(shown ?? document.body);
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByText(/er filen skadet/)).toBeTruthy();
});

test("a picture that is in use after all stays, and says why", async () => {
  const server = await open([picture("a.jpg")], { [REMOVE]: { outcome: "refused", message: "Bildet er i bruk." } });
  press("Fjern: a.jpg");
  press("Ja, fjern");
  expect(await screen.findByText("Bildet er i bruk.")).toBeTruthy();
  server.answers[REMOVE] = new Status(500, { message: "Git er opptatt." });
  press("Ja, fjern");
  expect(await screen.findByText("Git er opptatt.")).toBeTruthy();
  expect(server.count(LIST)).toBe(1);
});

test("sixty pictures are shown at first", async () => {
  await open(Array.from({ length: 61 }, (_, at) => picture(`${at}.jpg`)));
  expect(names()).toHaveLength(60);
  press("Vis flere");
  expect(names()).toHaveLength(61);
});

test("pictures that cannot be listed are reported", async () => {
  deskServer({ [LIST]: new Status(500, { message: "Ødelagt." }) });
  renderInDesk(<PicturesScreen />);
  expect(screen.getByText("Henter bildene …")).toBeTruthy();
  expect(await screen.findByText("Ødelagt.")).toBeTruthy();
  expect(screen.queryByText("Henter bildene …")).toBeNull();
});
