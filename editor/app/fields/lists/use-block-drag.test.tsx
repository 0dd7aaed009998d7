/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useBlockDrag } from "./use-block-drag";

const onDrop = jest.fn();

const COLUMNS = [
  { row: 1, column: 1, blocks: [0, 1] },
  { row: 1, column: 2, blocks: [2] },
];

const Blocks = () => {
  const { aim, handleOf, columnOf } = useBlockDrag(onDrop);
  return (
    <>
      <output>{aim === null ? "ingen" : `${aim.row} ${aim.column} ${aim.at}`}</output>
      {COLUMNS.map((cell) => (
        <section key={cell.column} aria-label={`Kolonne ${cell.column}`} {...columnOf(cell)}>
          <ul>
            {cell.blocks.map((index) => (
              <li key={index}>
                <button type="button" {...handleOf(index)}>
                  {`Blokk ${index}`}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};

const transfer = { effectAllowed: "", setData: jest.fn(), setDragImage: jest.fn() };
const take = (index: number) => fireEvent.dragStart(screen.getByText(`Blokk ${index}`), { dataTransfer: transfer });
const column = (number: number) => screen.getByRole("region", { name: `Kolonne ${number}` });
const aim = () => screen.getByRole("status").textContent;

/** jsdom has no layout: rows are 100 px high, one below the other. */
const over = (number: number, clientY: number): boolean => {
  const event = createEvent.dragOver(column(number));
  Object.defineProperty(event, "clientY", { value: clientY });
  return fireEvent(column(number), event);
};

beforeEach(() => {
  onDrop.mockClear();
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const at = this.parentElement === null ? 0 : [...this.parentElement.children].indexOf(this);
    return new DOMRect(0, at * 100, 200, 100);
  });
  render(<Blocks />);
});
afterEach(() => jest.restoreAllMocks());

test("a block lands before the one whose upper half it is held over, or last", () => {
  take(2);
  for (const [clientY, at] of [
    [0, 0],
    [50, 0],
    [51, 1],
    [150, 1],
    [151, 2],
  ] as const) {
    over(1, clientY);
    expect(aim()).toBe(`1 1 ${at}`);
  }
  fireEvent.drop(column(1));
  expect(onDrop.mock.calls).toEqual([[2, { row: 1, column: 1, at: 2 }]]);
});

test("what has been dropped or let go elsewhere is held no longer", () => {
  take(0);
  over(2, 0);
  fireEvent.drop(column(2));
  expect(aim()).toBe("ingen");
  over(1, 0);
  fireEvent.drop(column(1));
  expect(onDrop).toHaveBeenCalledTimes(1);
  take(0);
  over(2, 0);
  fireEvent.dragEnd(screen.getByText("Blokk 0"));
  expect(aim()).toBe("ingen");
  fireEvent.drop(column(2));
  expect(onDrop).toHaveBeenCalledTimes(1);
});

test("the browser lets a block be dropped, and takes no file of it", () => {
  take(0);
  // Firefox drags nothing without data.
  expect(transfer.setData).toHaveBeenCalledWith("text/plain", "");
  expect(transfer.setDragImage.mock.calls.at(-1)?.[0]).toBe(screen.getByText("Blokk 0").closest("li"));
  expect(over(2, 0)).toBe(false);
  expect(fireEvent.drop(column(2))).toBe(false);
});

test("files and texts from elsewhere are no blocks", () => {
  expect(over(1, 0)).toBe(true);
  fireEvent.drop(column(1));
  expect(onDrop).not.toHaveBeenCalled();
});
