/** How long `findBy…` waits, in ms. The default of one second is too short for a module that is compiled meanwhile. */
const PATIENCE_MS = 20_000;

beforeAll(async () => {
  if (typeof document === "undefined") return;
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: PATIENCE_MS });
});
