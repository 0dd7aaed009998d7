import { CONTENT_STATE_PATH, type ContentState } from "../../../domain/contracts/content-state";

/** Texts for editors and developers, in develop only. */
const developTexts = {
  hasErrors: (count: number) =>
    `Innholdet har ${count} feil. Sidene viser det som sist var riktig, til ${count === 1 ? "den" : "de"} er rettet.`,
  show: "Hva er galt?",
  more: (count: number) => `… og ${count} til, se terminalen eller kjør npm run check:content.`,
};

/** The bar has colours of its own: it is not part of the site, and must be seen in any theme. */
const CONTENT_BAR_STYLES = `
:host {
  position: sticky;
  inset-block-start: 0;
  z-index: 2147483647;
  display: block;
  max-block-size: 50vh;
  overflow-y: auto;
  color: #fff;
  background: #7a1020;
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
p, details { margin: 0; padding: 0.625rem clamp(1rem, 4vw, 2.5rem); }
p:empty { display: none; }
p { font-weight: 600; }
details { padding-block-start: 0; border-block-end: 3px solid #ffb3a8; }
summary { inline-size: fit-content; padding-block: 0.25rem; text-decoration: underline; cursor: pointer; }
summary:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
ul { display: grid; gap: 0.75rem; padding: 0; margin: 0.5rem 0 0.25rem; list-style: none; }
li > * { display: block; }
em { color: #ffd9d2; font-style: normal; }
em::before { content: "→ " / ""; }
@media print { :host { display: none; } }
`;

/** Polling interval; a hidden page does not poll. */
const PAUSE_MS = 1_500;

const element = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

const itemOf = ({ place, message, cure }: ContentState["first"][number]): HTMLElement => {
  const item = document.createElement("li");
  item.append(element("strong", place), element("span", message), element("em", cure));
  return item;
};

/** Draws the state; empty without errors. The alert is there before its text, so that screen readers announce it. */
const drawContentBar = (bar: ShadowRoot, { errors, first }: ContentState): void => {
  const alert = bar.querySelector("[role=alert]");
  const details = bar.querySelector("details");
  const list = bar.querySelector("ul");
  if (alert === null || details === null || list === null) return;
  details.hidden = errors === 0;
  alert.textContent = errors === 0 ? "" : developTexts.hasErrors(errors);
  list.replaceChildren(...first.map(itemOf));
  if (errors > first.length) list.append(element("li", developTexts.more(errors - first.length)));
};

const addBar = (): ShadowRoot => {
  const host = document.createElement("div");
  host.id = "feil-i-innholdet";
  host.lang = "nb";
  // Styles of the site do not reach it, nor do its own reach the site.
  const bar = host.attachShadow({ mode: "open" });
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = developTexts.show;
  details.hidden = true;
  details.append(summary, document.createElement("ul"));
  const alert = document.createElement("p");
  alert.setAttribute("role", "alert");
  bar.append(element("style", CONTENT_BAR_STYLES), alert, details);
  document.body.prepend(host);
  return bar;
};

export const fetchContentState = async (): Promise<ContentState> => {
  const answer = await fetch(CONTENT_STATE_PATH);
  const state: ContentState = await answer.json();
  return state;
};

/** In `gatsby develop`, a bar on every page reports the errors of the content until they are corrected. */
export const startContentBar = (): void => {
  const bar = addBar();
  let last = "";
  const follow = async (): Promise<void> => {
    // A server that restarts answers again soon.
    const state = document.hidden ? null : await fetchContentState().catch(() => null);
    const text = JSON.stringify(state);
    if (state !== null && text !== last) {
      last = text;
      drawContentBar(bar, state);
    }
    setTimeout(() => void follow(), PAUSE_MS);
  };
  void follow();
};
