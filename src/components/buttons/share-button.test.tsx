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

test("gives the address where it can neither be shared nor copied, nor the code for it be had", async () => {
  jest.mocked(share).mockRejectedValue(new Error("no code"));
  await press();
  expect(screen.getByRole("status")).toHaveTextContent("Kopier adressen selv: http://localhost/kraka-20263");
});
