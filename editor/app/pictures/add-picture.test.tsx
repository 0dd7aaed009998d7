/** @jest-environment jsdom */
import "../testing/design-system";
import { fireEvent, screen } from "@testing-library/react";
import { deskServer } from "../testing/desk-server";
import { renderInDesk } from "../testing/in-desk";
import { uploads } from "../testing/uploads";
import { AddPicture } from "./add-picture";

const picture = (name: string) => new File(["bilde"], name, { type: "image/jpeg" });
const added = (name: string, own = {}) => ({
  outcome: "added",
  picture: `filmer/${name}`,
  width: 9,
  height: 8,
  isCommitted: true,
  ...own,
});

const open = ({ holdsOne = true } = {}) => {
  deskServer({});
  const onAdded = jest.fn();
  const sending = uploads();
  renderInDesk(<AddPicture about={{ title: "", beside: "", kind: "x" }} holdsOne={holdsOne} onAdded={onAdded} />);
  return { sending, used: () => onAdded.mock.calls.map(([name]) => name) };
};

const drop = (dataTransfer: object) =>
  fireEvent.drop(screen.getByRole("group", { name: "Nytt bilde" }), { dataTransfer });
const status = () => [...screen.getByRole("status").querySelectorAll("p")].map(({ textContent }) => textContent);
const alerts = () => screen.getByRole("alert").textContent;
const sent = ({ all }: ReturnType<typeof uploads>) => all.map(({ file }) => (file instanceof File ? file.name : ""));

test("several pictures are sent one after the other, those that come meanwhile too, and each is told about", async () => {
  const { sending, used } = open();
  drop({ files: [picture("a.jpg"), picture("b.jpg")] });
  expect(sent(sending)).toEqual(["a.jpg"]);
  sending.progress(1, 4);
  expect(status()).toEqual(["Sender bilde 1 av 2: 25 %"]);
  drop({ files: [picture("c.jpg")] });
  await sending.answer(added("a.jpg"));
  expect(status()[0]).toBe("Sender bilde 2 av 3: 0 %");
  await sending.answer({ outcome: "refused", message: "Bildet er skadet." });
  await sending.answer(added("c.jpg", { isOneOfMany: true }));
  expect(sent(sending)).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
  expect(status()).toEqual([
    "a.jpg: Lagt til som filmer/a.jpg (9 × 8 piksler).",
    "c.jpg: Lagt til som filmer/c.jpg (9 × 8 piksler). Filen er animert: bare ett av bildene i den er tatt med.",
  ]);
  expect(alerts()).toBe("b.jpg: Bildet er skadet.");
  expect(used()).toEqual(["filmer/a.jpg", "filmer/c.jpg"]);
  // A new drop begins anew.
  drop({ files: [picture("d.jpg")] });
  await sending.answer({ outcome: "twin", picture: "filmer/d.jpg" });
  expect(status()).toEqual(["Dette bildet finnes allerede, som filmer/d.jpg. Det brukes her."]);
  expect(alerts()).toBe("");
});

test("a field uses the first that is taken, and a list all", async () => {
  for (const holdsOne of [true, false]) {
    const { sending, used } = open({ holdsOne });
    drop({ files: [picture("a.jpg"), picture("b.jpg"), picture("c.jpg")] });
    await sending.fail();
    await sending.answer(added("b.jpg"));
    await sending.answer(added("c.jpg"));
    expect(used()).toEqual(holdsOne ? ["filmer/b.jpg"] : ["filmer/b.jpg", "filmer/c.jpg"]);
    expect(status()[1]?.includes("dette ligger blant bildene")).toBe(holdsOne);
    document.body.replaceChildren();
  }
});

test.each([
  [{ files: [], types: ["text/uri-list", "text/html"] }, "Bildet kommer fra en annen side."],
  [{ files: [], types: ["text/plain"] }, "Det du slapp, er tekst og ikke et bilde."],
  [{ files: [] }, "Det du slapp, er ikke en fil."],
  [
    {
      files: [new File([], "Premiere")],
      items: [{ kind: "file", webkitGetAsEntry: () => ({ isDirectory: true }) }],
    },
    "«Premiere» er en mappe. Åpne den, og slipp bildene i den her.",
  ],
])("what is no file gets a sentence, and is not sent", (dropped, text) => {
  const { sending } = open();
  drop(dropped);
  expect(alerts()).toContain(text);
  expect(sent(sending)).toEqual([]);
});

test("a folder beside a picture is told about, and the picture sent", () => {
  const { sending } = open();
  const entry = (isDirectory: boolean) => ({ kind: "file", webkitGetAsEntry: () => ({ isDirectory }) });
  drop({
    files: [new File([], "Premiere"), picture("a.jpg")],
    items: [{ kind: "string" }, entry(true), entry(false)],
  });
  expect(alerts()).toContain("er en mappe");
  expect(sent(sending)).toEqual(["a.jpg"]);
});

test("pasted text goes where it is pasted", () => {
  const { sending } = open();
  const isNative = fireEvent.paste(screen.getByRole("group"), { clipboardData: { files: [], types: ["text/plain"] } });
  expect([isNative, alerts(), sent(sending)]).toEqual([true, "", []]);
});
