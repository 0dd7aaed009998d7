/** Moves focus to the arrow of a moved row, or to the opposite one when that arrow is disabled. */
export const focusMove = (rowId: string, by: -1 | 1): void => {
  requestAnimationFrame(() => {
    const row = document.getElementById(rowId);
    const arrows = [by, -by].map((one) => row?.querySelector<HTMLButtonElement>(`button[data-move="${one}"]`));
    arrows.find((arrow) => arrow && !arrow.disabled)?.focus();
  });
};
