/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { keepInstallPrompt } from "../../install-prompt";
import { InstallOffer } from "./install-offer";

const offer = () => screen.queryByRole("button", { name: "Installer" });

test("keeps the browser's offer until it is wanted, and shows it once", async () => {
  keepInstallPrompt();
  render(<InstallOffer />);
  expect(offer()).not.toBeInTheDocument();
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.click(offer() ?? document.body);
  });
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByText(/fra nettleserens meny/)).toHaveFocus();
});

test("an event without an offer is left to the browser, and the offer goes when the site is installed elsewhere", () => {
  keepInstallPrompt();
  render(<InstallOffer />);
  act(() => window.dispatchEvent(new Event("beforeinstallprompt")));
  expect(offer()).not.toBeInTheDocument();
  act(() => window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: jest.fn() })));
  expect(offer()).toBeVisible();
  act(() => window.dispatchEvent(new Event("appinstalled")));
  expect(offer()).not.toBeInTheDocument();
});
