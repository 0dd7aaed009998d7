import fc from "fast-check";
import { cssPosition, pointAfter, pointAt, pointIn, pointText } from "./focal-point";

const share = fc.double({ min: 0, max: 1, noNaN: true });

test("neither clicks nor keys lead out of the picture", () => {
  const far = fc.integer({ min: -5_000, max: 5_000 });
  fc.assert(
    fc.property(
      far,
      far,
      fc.array(fc.constantFrom("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")),
      (x, y, keys) => {
        const clicked = pointAt({ clientX: x, clientY: y }, { left: 10, top: 20, width: 300, height: 200 });
        const moved = keys.reduce((point, key, at) => pointAfter(point, key, at % 2 === 0) ?? point, clicked);
        for (const one of [clicked.x, clicked.y, moved.x, moved.y]) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(1);
          expect(String(one).length).toBeLessThanOrEqual(4);
        }
      },
    ),
  );
});

test("a key and its opposite lead back", () => {
  fc.assert(
    fc.property(share, share, (x, y) => {
      const from = { x: Math.round(x * 80) / 100 + 0.1, y: Math.round(y * 80) / 100 + 0.1 };
      const there = pointAfter(from, "ArrowRight", false) ?? from;
      const back = pointAfter(there, "ArrowLeft", false) ?? from;
      expect(back.x).toBeCloseTo(from.x, 5);
    }),
  );
});

test("what is no point is the middle", () => {
  for (const value of [undefined, null, "x", { x: 7, y: "a" }, []]) expect(pointIn(value)).toEqual({ x: 0.5, y: 0.5 });
  expect(pointAfter({ x: 0.5, y: 0.5 }, "Tab", false)).toBeNull();
  expect(pointText({ x: 0.25, y: 0.4 })).toBe("25 % fra venstre, 40 % fra toppen");
});

test("a click is where it is in the picture, and the picture is cut around it", () => {
  const box = { left: 10, top: 20, width: 200, height: 100 };
  expect(pointAt({ clientX: 60, clientY: 95 }, box)).toEqual({ x: 0.25, y: 0.75 });
  expect(cssPosition({ x: 0.25, y: 0.75 })).toBe("25% 75%");
  expect(pointIn({ x: 0, y: 1 })).toEqual({ x: 0, y: 1 });
});

test.each([
  ["ArrowLeft", { x: 0.49, y: 0.5 }, { x: 0.4, y: 0.5 }],
  ["ArrowRight", { x: 0.51, y: 0.5 }, { x: 0.6, y: 0.5 }],
  ["ArrowUp", { x: 0.5, y: 0.49 }, { x: 0.5, y: 0.4 }],
  ["ArrowDown", { x: 0.5, y: 0.51 }, { x: 0.5, y: 0.6 }],
])("%s moves the point a step, or a longer one", (key, step, leap) => {
  expect(pointAfter({ x: 0.5, y: 0.5 }, key, false)).toEqual(step);
  expect(pointAfter({ x: 0.5, y: 0.5 }, key, true)).toEqual(leap);
});
