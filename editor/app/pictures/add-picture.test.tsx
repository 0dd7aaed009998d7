/** @jest-environment jsdom */
import "../testing/design-system";
import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { onSessionChange } from "../data/session-change";
import { renderInDesk } from "../testing/in-desk";
import { uploads } from "../testing/uploads";
import { AddPicture } from "./add-picture";

const onAdded = jest.fn();
const ABOUT = { title: "Kafé", beside: "mat/bord.jpg", kind: "articles" };

const around = (use: (picture: string) => void) => (
  <AddPicture about={ABOUT} onAdded={use}>
    <input aria-label="Felt" />
  </AddPicture>
);
let rerender: (part: ReactNode) => void = () => undefined;
let sending = uploads();

beforeEach(() => {
  sending = uploads();
  onAdded.mockClear();
  ({ rerender } = renderInDesk(around(onAdded)));
});

const picture = (name = "ny.jpg") => new File(["bilde"], name, { type: "image/jpeg" });
const place = () => screen.getByRole("group", { name: "Nytt bilde" });
const drop = (...dropped: File[]) => fireEvent.drop(place(), { dataTransfer: { files: dropped } });
const answer = (response: unknown, status?: number) => sending.answer(response, status);
const status = () => screen.getByRole("status").textContent;
const failure = () => screen.getByRole("alert").textContent;

test("a picture that is dropped is sent with what it is of, and used", async () => {
  const file = picture();
  drop(new File(["tekst"], "les.txt", { type: "text/plain" }), file);
  expect(sending.all.map((one) => one.file)).toEqual([file]);
  expect(sending.all[0]?.opened).toEqual([
    "POST",
    "/api/bilder/nytt?title=Kaf%C3%A9&beside=mat%2Fbord.jpg&kind=articles&editor=Bo&name=ny.jpg",
  ]);
  expect(sending.all[0]?.header).toEqual(["Content-Type", "application/octet-stream"]);
  sending.progress(1, 3);
  expect(status()).toBe("Sender bildet: 33 %");
  expect(screen.getByRole("progressbar")).toHaveProperty("value", 1 / 3);
  sending.progress(3, 3);
  expect(status()).toBe("Gjør bildet klart …");
  await answer({ outcome: "added", picture: "mat/kafe.jpg", width: 1200, height: 800, isCommitted: true });
  expect(status()).toBe("Lagt til som mat/kafe.jpg (1200 × 800 piksler).");
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(onAdded.mock.calls).toEqual([["mat/kafe.jpg"]]);
});

test("an upload of unknown size has no progress until it is complete", () => {
  drop(picture());
  sending.progress(0, 0);
  expect(status()).toBe("Sender bildet: 0 %");
});

test("one that is there already is used as it is", async () => {
  drop(picture());
  await answer({ outcome: "twin", picture: "mat/bord.jpg" });
  expect(status()).toBe("Dette bildet finnes allerede, som mat/bord.jpg. Det brukes her.");
  expect(onAdded.mock.calls).toEqual([["mat/bord.jpg"]]);
});

test("what is typed while a picture is sent stays", async () => {
  drop(picture());
  const later = jest.fn();
  rerender(around(later));
  await answer({ outcome: "twin", picture: "mat/bord.jpg" });
  expect(later).toHaveBeenCalledWith("mat/bord.jpg");
  expect(onAdded).not.toHaveBeenCalled();
});

test("one that is refused is not used, and another can be sent", async () => {
  drop(new File(["tekst"], "les.txt", { type: "text/plain" }));
  await answer({ outcome: "refused", message: "Dette er ikke et bilde." });
  expect(failure()).toBe("Dette er ikke et bilde.");
  expect(onAdded).not.toHaveBeenCalled();
  drop(picture());
  expect(failure()).toBe("");
  await answer({ outcome: "twin", picture: "mat/bord.jpg" });
  expect(onAdded).toHaveBeenCalledTimes(1);
});

test("while one is sent, no other is", () => {
  drop(picture());
  drop(picture("annet.jpg"));
  expect(sending.all).toHaveLength(1);
});

test("a file that is too large is not sent", async () => {
  const large = picture();
  Object.defineProperty(large, "size", { value: 30_000_001 });
  await act(async () => void drop(large));
  expect(failure()).toMatch(/^Filen er større enn 30 MB/);
  expect(sending.all).toEqual([]);
  const largest = picture();
  Object.defineProperty(largest, "size", { value: 30_000_000 });
  drop(largest);
  expect(sending.all).toHaveLength(1);
});

test("a server that is gone, or answers something else, is reported", async () => {
  drop(picture());
  await sending.fail();
  expect(failure()).toContain("Får ikke kontakt med redaksjonens tjener");
  drop(picture());
  await answer("<html>");
  expect(failure()).toBe("Bildet ble ikke tatt imot. Prøv igjen, eller last siden på nytt.");
});

test("a file that a web server in front of the desk stops is reported with what to set there", async () => {
  drop(picture());
  // Its page is HTML, of which a browser makes no JSON.
  await answer(null, 413);
  expect(failure()).toMatch(/^Webtjeneren foran redaksjonen slipper ikke gjennom så store filer\./);
  expect(failure()).toMatch(/client_max_body_size/);
  expect(failure()).not.toMatch(/Prøv igjen/);
  drop(picture());
  await answer({ outcome: "refused", message: "Filen er større enn 30 MB." }, 413);
  expect(failure()).toBe("Filen er større enn 30 MB.");
});

test("who is not logged in any longer is asked to log in", async () => {
  const onChange = jest.fn();
  const forget = onSessionChange(onChange);
  drop(picture());
  await answer(null, 403);
  expect(onChange).not.toHaveBeenCalled();
  drop(picture());
  await answer(null, 401);
  expect(onChange).toHaveBeenCalledTimes(1);
  forget();
});

test("a picture is pasted, and text goes where it was meant to", () => {
  const paste = (pasted: readonly File[]) =>
    fireEvent.paste(screen.getByRole("textbox", { name: "Felt" }), { clipboardData: { files: pasted } });
  expect(paste([])).toBe(true);
  expect(sending.all).toEqual([]);
  expect(paste([picture()])).toBe(false);
  expect(sending.all).toHaveLength(1);
});

test("the place shows that a picture is held over it", () => {
  const over = () => place().hasAttribute("data-over");
  expect(fireEvent.dragOver(place())).toBe(false);
  expect(over()).toBe(true);
  fireEvent.dragLeave(place());
  expect(over()).toBe(false);
  fireEvent.dragOver(place());
  expect(drop(picture())).toBe(false);
  expect(over()).toBe(false);
});

test.each([
  ["Last opp bilde", null],
  ["Ta bilde", "environment"],
])("«%s» opens its own chooser, which can take the same file twice", async (name, capture) => {
  const click = jest.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole("button", { name }));
  const input = click.mock.contexts[0];
  if (!(input instanceof HTMLInputElement)) throw new Error("No chooser.");
  expect(click).toHaveBeenCalledTimes(1);
  expect(input.getAttribute("capture")).toBe(capture);
  expect(input.accept).toBe("image/jpeg,image/png,image/webp");
  const set = jest.spyOn(input, "value", "set");
  fireEvent.change(input, { target: { files: [picture()] } });
  expect(sending.all).toHaveLength(1);
  expect(set).toHaveBeenCalledWith("");
  click.mockRestore();
});
