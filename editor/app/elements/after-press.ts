/** Steps that wait for the release; null while nothing is pressed. */
let waiting: (() => void)[] | null = null;

const released = (): void => {
  // The click comes with the release, in the same task.
  setTimeout(() => {
    const steps = waiting ?? [];
    waiting = null;
    for (const step of steps) step();
  });
};

const pressed = (): void => {
  waiting ??= [];
};

window.addEventListener("pointerdown", pressed, { capture: true });
for (const name of ["pointerup", "pointercancel", "dragend"])
  window.addEventListener(name, released, { capture: true });

/**
 * Runs a step at once, or after the press that is under way: what a field says when it is left would move a button
 * away between the press and the release, and the press would be lost.
 */
export const afterPress = (step: () => void): void => {
  if (waiting === null) step();
  else waiting.push(step);
};
