/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { blockRenderer } from "../../components/testing/block-renderer";
import { CalendarSubscribe } from "./calendar-subscribe";

const subscribe = blockRenderer(CalendarSubscribe, {
  id: "abonner",
  heading: "Abonner på programmet",
  text: "Endringer kommer av seg selv.",
  calendar: "kino",
  feature: null,
  siteUrl: "https://kulturhus.example.no",
  production: null,
});

const target = (name: RegExp): string => screen.getByRole("link", { name }).getAttribute("href") ?? "";

test("is followed by the device's own calendar", () => {
  subscribe();
  expect(target(/Kalenderen på denne enheten/)).toBe("webcal://kulturhus.example.no/kalender/kino.ics");
});

test("links to Google and Outlook with its absolute address, in a new window, and says so", () => {
  subscribe();
  const google = new URL(target(/Google.*nytt vindu/));
  expect(google.host).toBe("calendar.google.com");
  expect(google.searchParams.get("cid")).toBe("webcal://kulturhus.example.no/kalender/kino.ics");
  const outlook = new URL(target(/Outlook.*nytt vindu/));
  expect(outlook.host).toBe("outlook.live.com");
  expect(outlook.searchParams.get("url")).toBe("https://kulturhus.example.no/kalender/kino.ics");
  expect(outlook.searchParams.get("name")).toBe("Abonner på programmet");
});

test("its address is copied for any other calendar, and is no text", async () => {
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  const { container } = subscribe();
  fireEvent.click(screen.getByRole("button", { name: "Kopier lenke" }));
  expect(await screen.findByText("Lenken er kopiert")).toBeVisible();
  expect(writeText).toHaveBeenCalledWith("https://kulturhus.example.no/kalender/kino.ics");
  expect(container).not.toHaveTextContent(".ics");
});

test("an address that cannot be copied is shown", async () => {
  Object.assign(navigator, { clipboard: undefined });
  subscribe();
  fireEvent.click(screen.getByRole("button", { name: "Kopier lenke" }));
  expect(await screen.findByText(/kulturhus.example.no\/kalender\/kino.ics$/)).toBeVisible();
});

test("follows the film where there is one", () => {
  subscribe({
    production: { title: "Nattekspressen", parentSlug: "nattekspressen-20261", pageReference: null },
  });
  expect(target(/Kalenderen/)).toBe("webcal://kulturhus.example.no/kalender/film/nattekspressen-20261.ics");
  expect(new URL(target(/Outlook/)).searchParams.get("name")).toBe("Nattekspressen");
});

test("follows the showings with a tag where it names one", () => {
  subscribe({ feature: "Den store kinodagen" });
  expect(target(/Kalenderen/)).toBe("webcal://kulturhus.example.no/kalender/merke/den-store-kinodagen.ics");
});
