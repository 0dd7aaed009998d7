import { gatsby } from "./gatsby-globals";

let target = "";

/** Remembers what a link or `navigate` asks for: Gatsby's loader is told its path and query only. */
export const rememberTargets = (): void => {
  const navigate = gatsby.navigate();
  if (!navigate) return;
  globalThis.___navigate = (to, options) => {
    target = typeof to === "string" ? to : "";
    navigate(to, options);
  };
};

/** The whole address, with its hash, of a path that was asked for last. */
export const addressOf = (path: string): string => (target.split("#")[0] === path ? target : path);
