import { Suspense } from "react";
import { buildFrame } from "../blocks/build-frame";
import { onDemand } from "../components/on-demand/on-demand";
import { renderInOrder, replaceRenderer } from "./replace-renderer";

const Late = onDemand(async () => () => <p>{"programmet ".repeat(5_000)}</p>);
const Broken = () => {
  throw new Error("blokken er ødelagt");
};

test("renders long and lazy parts in place", async () => {
  const html = await renderInOrder(
    <main>
      <Suspense>
        <Late />
      </Suspense>
      <p>bunn</p>
    </main>,
  );
  expect(html).toMatch(/^<main>(<!--\$-->)+<p>programmet .*<\/p>(<!--\/\$-->)+<p>bunn<\/p><\/main>$/);
});

test("fails when a component throws inside Suspense", async () => {
  const page = (
    <Suspense>
      <Broken />
    </Suspense>
  );
  await expect(renderInOrder(page)).rejects.toThrow("blokken er ødelagt");
});

const Frame = buildFrame({ id: "om-rommet", __typename: "RoomBlock" });
const Other = buildFrame({ id: "kontakt", __typename: "ContactBlock" });
const LateAndBroken = onDemand(async () => Broken);

test.each([
  ["at once", Broken],
  ["when its code has come", LateAndBroken],
])("names page and block when a block breaks %s", async (_when, Part) => {
  const bodyComponent = (
    <main>
      <Other>
        <p>Kontakt</p>
      </Other>
      <Suspense>
        <Frame>
          <Part />
        </Frame>
      </Suspense>
      <Other>
        <p>Kontakt</p>
      </Other>
    </main>
  );
  const args = Object.assign(Object.create(null), {
    pathname: "/festsal",
    bodyComponent,
    replaceBodyHTMLString: jest.fn(),
  });
  const failing = replaceRenderer(args);
  await expect(failing).rejects.toThrow(
    "Siden /festsal kan ikke lages, se filen i content/pages som har den adressen: blokken «om-rommet» (RoomBlock): blokken er ødelagt",
  );
  // The stack leads to the line that threw.
  await expect(failing).rejects.toHaveProperty("stack", expect.stringMatching(/blokken er ødelagt\n.*Broken/));
});
