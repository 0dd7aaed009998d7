import type { JsonPath } from "../../../../domain/json/json";
import { controlId } from "../../fields/form-context";

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Two seconds: a slow machine draws a long row late, and a field that is not drawn is not waited for forever. */
const MAX_FRAMES = 120;

const untilDrawn = async (path: JsonPath): Promise<void> => {
  const id = controlId(path);
  for (let frame = 0; frame < MAX_FRAMES && document.getElementById(id) === null; frame += 1) await nextFrame();
};

/** Rows have their fields only while they are open, and draw them after they have been opened. */
const openRows = async (path: JsonPath): Promise<void> => {
  for (let depth = 1; depth <= path.length; depth += 1) {
    const part = document.getElementById(controlId(path.slice(0, depth)));
    if (!(part instanceof HTMLDetailsElement) || part.open) continue;
    part.open = true;
    if (depth < path.length) await untilDrawn(path.slice(0, depth + 1));
  }
};

/** A folded group holds its fields, which take no focus while it is closed. */
const openGroups = async (control: HTMLElement): Promise<void> => {
  for (let part = control.parentElement; part !== null; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  await nextFrame();
};

/** Opens what holds a field, and moves focus to it or to the nearest part around it that is there. */
export const showField = async (path: JsonPath): Promise<void> => {
  await openRows(path);
  for (let depth = path.length; depth > 0; depth -= 1) {
    const control = document.getElementById(controlId(path.slice(0, depth)));
    if (control === null) continue;
    await openGroups(control);
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: "center" });
    return;
  }
};

/** "blocks.2.settings" → ["blocks", 2, "settings"] */
export const pathIn = (field: string): JsonPath =>
  field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
