/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TableScroll } from "./table-scroll";

test("a wide table is scrolled by the keyboard, in a named region", async () => {
  render(
    <TableScroll label="Priser">
      <table />
    </TableScroll>,
  );
  await userEvent.tab();
  expect(screen.getByRole("region", { name: "Priser" })).toHaveFocus();
});
