import { JSDOM } from "jsdom";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { useNow } from "../hooks/use-now";

/** Run as a separate process with another TZ: prints what is shown there at the instant given. */
const [instant] = process.argv.slice(2);
const { window } = new JSDOM('<div id="root"></div>');
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
Date.now = () => Number(instant);

const Clock = () => useNow("2026-01-01");

const print = async (): Promise<void> => {
  const element = window.document.getElementById("root");
  if (element === null) throw new Error("the page has no root");
  const root = createRoot(element);
  await act(async () => root.render(<Clock />));
  console.log(`${element.textContent} ${new Date(Number(instant)).getHours()}`);
  await act(async () => root.unmount());
};

void print();
