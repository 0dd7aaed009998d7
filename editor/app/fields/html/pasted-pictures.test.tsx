/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, screen } from "@testing-library/react";
import { deskData, kindNamed } from "../../testing/desk-data";
import { fieldOf } from "../../testing/form-of";
import { renderInDesk } from "../../testing/in-desk";
import { uploads } from "../../testing/uploads";
import { FormProvider } from "../form-context";
import { PastedPictures } from "./pasted-pictures";

const IMAGE = fieldOf("image", "Bildefil", { kind: "image" }, { isRequired: true });
const ALT = fieldOf("alt", "Bildebeskrivelse", { kind: "text" }, { isRequired: true });
const PICTURE = { kind: "object", isPicture: true, fields: [IMAGE, ALT] } as const;
const FORM = {
  kind: "object",
  isPicture: false,
  fields: [
    fieldOf("image", "Bilde", PICTURE),
    fieldOf("thumbnail", "Bilde i lister", PICTURE),
    fieldOf("blocks", "Blokker", {
      kind: "list",
      itemLabel: "blokk",
      item: { kind: "object", isPicture: false, fields: [fieldOf("picture", "Bilde", PICTURE)] },
    }),
    fieldOf("meta", "Deling", { kind: "record", value: { ...PICTURE, isPicture: false } }),
  ],
} as const;

const file = new File(["bilde"], "skjermbilde.png", { type: "image/png" });
const ADDED = { outcome: "added", picture: "a/b.png", width: 4, height: 3, isCommitted: true };

const open = (value: object, path: readonly (string | number)[] = ["content"], files = [file]) => {
  const onFix = jest.fn();
  renderInDesk(
    <FormProvider value={{ kind: "articles", value, problems: [], onFix, sources: [], opensRows: false }}>
      <PastedPictures files={files} path={[...path]} />
    </FormProvider>,
    deskData({}, [{ ...kindNamed("articles", "Article"), form: FORM }]),
  );
  return onFix;
};

const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

test.each([
  [{}, ["content"], ["Bruk i «Bilde»", "Bruk i «Bilde i lister»"]],
  [{ image: { image: "a.jpg", alt: "A" } }, ["content"], ["Bruk i «Bilde i lister»"]],
  [{ blocks: [{}, { picture: {} }] }, ["blocks", 1, "html"], ["Bruk i «Blokker, Bilde»", "Bruk i «Bilde»"]],
  [{ meta: { nb: {} } }, ["meta", "nb"], ["Bruk i «Deling, Bildefil»", "Bruk i «Bilde»"]],
] as const)("with %j, the nearest empty places are offered, and that of all pictures", (value, path, places) => {
  open(value, path);
  expect(names()).toEqual([...places, "Legg blant bildene"]);
});

test("a picture is sent, put in the field without the field's text, which is asked for", async () => {
  const sending = uploads();
  const onFix = open({ title: "Vår", image: { image: "", alt: "Sal" } });
  fireEvent.click(screen.getByRole("button", { name: "Bruk i «Bilde»" }));
  expect(sending.all[0]?.file).toBe(file);
  await sending.answer(ADDED);
  expect(onFix).toHaveBeenCalledWith({ path: ["image"], label: "Bilde", value: { image: "a/b.png", alt: "Sal" } });
  expect(document.body.textContent).toContain("Skriv bildebeskrivelsen der.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("several are put among the pictures, and one that cannot be used is reported", async () => {
  const sending = uploads();
  const onFix = open({}, ["content"], [file, file]);
  expect(document.body.textContent).toContain("De 2 bildene du limte inn");
  fireEvent.click(screen.getByRole("button", { name: "Legg blant bildene" }));
  await sending.answer(ADDED);
  await sending.answer({ outcome: "refused", message: "Bildet er tomt." });
  expect(onFix).not.toHaveBeenCalled();
  expect(screen.getByText(/Bildet er tomt\./)).toBeTruthy();
  expect(document.body.textContent).toContain("«Velg bilde»");
});
