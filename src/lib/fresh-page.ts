/** Loads the page anew when its server answers; otherwise leaves it standing as it is. True when it is reloaded. */
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
