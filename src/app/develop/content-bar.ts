import { CONTENT_STATE_PATH, type ContentState } from "../../../domain/contracts/content-state";
import { CONTENT_BAR_STYLES } from "./content-bar-styles";
import { developTexts } from "./develop-texts";

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
