import { resolvedOnce } from "./create-resolvers";

const image = (id: string, contentDigest = "a") => ({ id, internal: { contentDigest } });

it("resolves a picture once for the same field, arguments and content", async () => {
  const originalResolver = jest.fn(async ({ id }: { readonly id: string }, args: object) => [id, args]);
  const resolve = resolvedOnce();
  const field = (given: ReturnType<typeof image>, args: object, fieldName = "gatsbyImageData") =>
    resolve(given, args, {}, { fieldName, originalResolver });
  await expect(field(image("poster"), { width: 600 })).resolves.toEqual(["poster", { width: 600 }]);
  await field(image("poster"), { width: 600 });
  expect(originalResolver).toHaveBeenCalledTimes(1);
  await field(image("poster"), { width: 800 });
  await field(image("cover"), { width: 600 });
  await field(image("poster", "b"), { width: 600 });
  await field(image("poster"), { width: 600 }, "resize");
  expect(originalResolver).toHaveBeenCalledTimes(5);
});
