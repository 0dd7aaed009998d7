/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { builtOn, FURTHER_DOWN } from "../components/testing/block-props";
import { picture } from "../components/testing/pictures";
import { film, filmTraits, showing } from "../components/testing/showings";
import { staticPage } from "../components/testing/static-page";
import { Block } from "./registry";

const frame = { id: "del", place: { row: 1, column: 1, order: 1 } };

test("passes the page's headline and place on", () => {
  const block = { ...frame, __typename: "NotFoundBlock", heading: "Borte", text: "Ikke her", path: "/sok" } as const;
  render(<Block block={{ ...block, emptyPicture: picture("Tomt"), furtherLinks: [] }} headline="h1" first />);
  expect(screen.getByRole("heading", { level: 1, name: "Borte" })).toBeVisible();
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
});

test("passes on showings with all fields of a row", () => {
  const block = {
    ...frame,
    ...builtOn("2026-12-01"),
    __typename: "ScheduleBlock",
    variant: "list",
    heading: "Program",
    ...{ days: null, filters: false, childQuestion: false, emptyText: "Tomt.", link: null, monthPath: null },
  } as const;
  const production = { ...film(), ...filmTraits, contents: [], cover: null };
  const page = staticPage(
    <Block block={{ ...block, events: [showing()], productions: [production] }} {...FURTHER_DOWN} />,
  );
  expect(page).toHaveTextContent(/Lørdag 5. desember uke 49.*18.00.*Nattekspressen.*Kjøp for/);
});
