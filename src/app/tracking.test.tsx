/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { BuyButton } from "../components/buy-button";
import { showing } from "../components/testing/showings";
import { wrapPageElement } from "./wrap-page-element";

test("tells of a ticket link that is followed, with the page that it stood on", () => {
  localStorage.setItem("kulturhus-samtykke", `granted ${Date.now()}`);
  window.history.replaceState(null, "", "/kinoprogram");
  const element = (
    <BuyButton
      event={showing({ key: "a-1" })}
      title="Nattekspressen"
      category="movie"
      day="i dag"
      now="2026-12-05T12:00"
    />
  );
  render(wrapPageElement({ element, props: {} }));
  fireEvent.click(screen.getByRole("link"));
  expect(window.dataLayer).toEqual([
    {
      event: "select_content",
      content_type: "buy ticket",
      items: [
        {
          item_id: "a-1",
          item_name: "Nattekspressen",
          item_brand: "Rakkestad kino",
          item_list_name: "/kinoprogram",
          item_category: "movie",
        },
      ],
    },
  ]);
});
