import { Suspense } from "react";
import { onDemand } from "../components/on-demand";
import { inOnePiece } from "./render-in-one-piece";

const Late = onDemand(async () => () => <p>{"programmet ".repeat(5_000)}</p>);
const Broken = () => {
  throw new Error("blokken er ødelagt");
};

test("holds what is long and fetched on demand in its place", async () => {
  const html = await inOnePiece(
    <main>
      <Suspense>
        <Late />
      </Suspense>
      <p>bunn</p>
    </main>,
  );
  expect(html).toMatch(/^<main><!--\$--><p>programmet .*<\/p><!--\/\$--><p>bunn<\/p><\/main>$/);
});

test("fails when a part does, though Suspense stands around it", async () => {
  const page = (
    <Suspense>
      <Broken />
    </Suspense>
  );
  await expect(inOnePiece(page)).rejects.toThrow("blokken er ødelagt");
});
