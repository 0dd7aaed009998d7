import type { JsonPath } from "../../../../domain/json/json";
import { controlId } from "../../fields/form-context";

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** About two seconds: a slow machine renders a long row late, and a missing field must not be awaited forever. */
const MAX_FRAMES = 120;

const untilDrawn = async (path: JsonPath): Promise<void> => {
  const id = controlId(path);
  for (let frame = 0; frame < MAX_FRAMES && document.getElementById(id) === null; frame += 1) await nextFrame();
};

/** Rows render their fields only once open. */
const openRows = async (path: JsonPath): Promise<void> => {
  for (let depth = 1; depth <= path.length; depth += 1) {
    const part = document.getElementById(controlId(path.slice(0, depth)));
    if (!(part instanceof HTMLDetailsElement) || part.open) continue;
    part.open = true;
    if (depth < path.length) await untilDrawn(path.slice(0, depth + 1));
  }
};

/** Opens folded groups: their fields cannot be focused while closed. */
const openGroups = async (control: HTMLElement): Promise<void> => {
  for (let part = control.parentElement; part !== null; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  await nextFrame();
};

/** Reveals a field, and focuses it or the nearest existing ancestor. */
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
