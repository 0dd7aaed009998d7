/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { StageNotice } from "./stage-notice";

test.each([
  ["test", "Prøveutgave"],
  ["development", "Under utvikling"],
])("a site at the stage %s says so", (stage, words) => {
  expect(render(<StageNotice stage={stage} />).container).toHaveTextContent(words);
});

test("a site in production says nothing", () => {
  expect(render(<StageNotice stage="production" />).container).toBeEmptyDOMElement();
});
