/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { StageNotice } from "./stage-notice";

test.each([
  ["test", "Prøveutgave"],
  ["development", "Under utvikling"],
])("a site at the stage %s says so", (stage, words) => {
  expect(render(<StageNotice language={null} stage={stage} />).container).toHaveTextContent(words);
});

test("a site in production says nothing", () => {
  expect(render(<StageNotice language={null} stage="production" />).container).toBeEmptyDOMElement();
});
