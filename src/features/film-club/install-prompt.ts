/** Chrome's and Edge's event: the site can be installed. Other browsers have no such offer. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPrompt => "prompt" in event && typeof event.prompt === "function";

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

const keep = (prompt: InstallPrompt | null): void => {
  kept = prompt;
  for (const listener of listeners) listener();
};

/** Keeps the browser's offer to install, which it would show at once, until the visitor has a use for it. */
export const keepInstallPrompt = (): void => {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    keep(event);
  });
  window.addEventListener("appinstalled", () => keep(null));
};

export const canInstall = (): boolean => kept !== null;

/** Calls back when the offer comes or goes; returns the unsubscribe function. */
export const onInstallChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows the browser's offer, which can be shown once, until the visitor has answered it. */
export const install = async (): Promise<void> => {
  try {
    await kept?.prompt();
  } finally {
    keep(null);
  }
};
