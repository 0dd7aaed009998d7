/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Boundary } from "./boundary";
import { copyOfPart, PartStart } from "./part-start";

jest.mock("../../lib/log", () => ({ logError: jest.fn() }));
let place = { isFirst: true };
jest.mock("../../lib/first-page", () => ({ isFirstPage: () => place.isFirst }));

beforeEach(() => {
  place = { isFirst: true };
  document.body.replaceChildren();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

let isBroken = false;
let breakLater: () => void = () => undefined;

const Part = ({ name }: { readonly name: string }) => {
  const [fault, setFault] = useState(false);
  if (name === "kontakt") breakLater = () => setFault(true);
  if (name === "kontakt" && (isBroken || fault)) throw new Error("tallet mangler");
  return (
    <section>
      <h2>{name}</h2>
      <a href="/utleie">Utleie</a>
    </section>
  );
};

const parts = (
  <div>
    <PartStart id="priser" />
    <Part name="priser" />
    <PartStart id="kontakt" />
    <Boundary name="Block kontakt" broken={<p>Ødelagt</p>} copy={() => copyOfPart("kontakt")} note={<p>Svarer ikke</p>}>
      <Part name="kontakt" />
      <p>Ring oss</p>
    </Boundary>
    <PartStart id="kart" />
    <Part name="kart" />
  </div>
);

const hydrate = async (): Promise<HTMLElement> => {
  isBroken = false;
  const root = document.createElement("div");
  root.innerHTML = renderToString(parts);
  document.body.append(root);
  isBroken = true;
  await act(async () => {
    hydrateRoot(root, parts, { onRecoverableError: () => undefined, onCaughtError: () => undefined });
  });
  isBroken = false;
  return root;
};

const text = (element: HTMLElement) => element.textContent;

test("a part that fails during hydration keeps the server's markup, without a note", async () => {
  const root = await hydrate();
  expect(text(root)).toBe("priserUtleiekontaktUtleieRing osskartUtleie");
  expect(root.querySelector("[data-standing]")).toHaveTextContent("kontaktUtleieRing oss");
  expect(screen.getAllByRole("link", { name: "Utleie" })).toHaveLength(3);
});

test("a part that fails later keeps its last markup, with a note", async () => {
  isBroken = false;
  const { container } = render(parts);
  await act(async () => breakLater());
  expect(text(container)).toBe("priserUtleiekontaktUtleieRing ossSvarer ikkekartUtleie");
});

test("after a navigation, no markup of the previous page is used", () => {
  isBroken = false;
  render(parts);
  place = { isFirst: false };
  isBroken = true;
  const { container } = render(parts);
  expect(text(container)).toBe("priserUtleieØdelagtkartUtleie");
});

test("without markup, nothing is copied", () => {
  isBroken = true;
  const { container } = render(parts);
  expect(text(container)).toBe("priserUtleieØdelagtkartUtleie");
});
