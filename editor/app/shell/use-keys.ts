import { useEffect } from "react";
import { editAddress, listAddress, OVERVIEW, type Route } from "../data/route";

/** Keys of the whole desk, as in the list of keys. */
export const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ["Ctrl K eller ⌘ K", "Søk etter alt, eller gjør noe"],
  ["Ctrl S eller ⌘ S", "Lagre skjemaet"],
  ["Esc", "Lukk det som er åpent, gå ut av feltet, og så tilbake til listen"],
  ["?", "Vis denne oversikten"],
  ["↑ ↓ og Enter", "Velg blant treffene i søket"],
  ["Shift og piltaster", "Flytt en forestilling i Uka, og Enter for å velge stedet"],
];

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable=true]") !== null;

/** Where Escape leads; null to stay. What is typed in a form is kept. */
const back = (route: Route): string | null => {
  if (route.screen === "edit" && route.only !== null) return editAddress(route.kind, route.id);
  if (route.screen === "edit" || route.screen === "new")
    return route.kind === "sites" ? OVERVIEW : listAddress(route.kind);
  return route.screen === "list" || route.screen === "menu" ? OVERVIEW : null;
};

interface Handlers {
  readonly route: Route;
  readonly onSearch: () => void;
  readonly onKeys: () => void;
}

export const useKeys = ({ route, onSearch, onKeys }: Handlers): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      const isOpen = document.querySelector("dialog[open], :popover-open") !== null;
      if (isCommand && (key === "k" || key === "s")) {
        event.preventDefault();
        if (isOpen) return;
        if (key === "k") onSearch();
        else document.querySelector<HTMLElement>("main form [type=submit]")?.click();
      } else if (isOpen || isCommand) return;
      else if (key === "?" && !isTyping(event.target)) onKeys();
      else if (key === "escape" && isTyping(event.target))
        document.getElementById("innhold")?.focus({ preventScroll: true });
      else if (key === "escape") window.location.hash = back(route) ?? window.location.hash;
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
