/** Reloads the page when its server responds; otherwise keeps it. Resolves to true when it reloads. */
export const reloadWhenReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    const answer = await fetch(window.location.href, { cache: "no-store" });
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
};
