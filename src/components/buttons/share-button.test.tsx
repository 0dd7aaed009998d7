/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { share } from "./share";
import { ShareButton } from "./share-button";

jest.mock("./share", () => ({ share: jest.fn() }));
jest.mock("../../lib/log", () => ({ logError: jest.fn() }));

const press = async () => {
  render(<ShareButton title="Kråka" path="/kraka-20263" />);
  fireEvent.click(screen.getByRole("button", { name: "Del Kråka" }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
};

test("shares the page's own address, whatever filters the visitor has", async () => {
  window.history.replaceState(null, "", "/kraka-20263?alder=7");
  jest.mocked(share).mockResolvedValue("done");
  await press();
  expect(share).toHaveBeenCalledWith({ title: "Kråka", url: "http://localhost/kraka-20263" });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("says that the link is copied", async () => {
  jest.mocked(share).mockResolvedValue("copied");
  await press();
  expect(screen.getByRole("status")).toHaveTextContent("Lenken er kopiert");
});

test("gives the address where it can neither be shared nor copied, nor the code for it be had", async () => {
  jest.mocked(share).mockRejectedValue(new Error("no code"));
  await press();
  expect(screen.getByRole("status")).toHaveTextContent("Kopier adressen selv: http://localhost/kraka-20263");
});
