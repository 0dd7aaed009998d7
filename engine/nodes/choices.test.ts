import type { Choice } from "../../domain/blocks/choice";
import type { ModelEntity } from "../expand/library";
import { TestContent } from "../testing/test-content";
import { timesOfEvents } from "./as-of";
import { choices } from "./choices";

const NOON = "2026-12-01T12:00";

const chosenOn = async (pages: number, choice: Choice) => {
  const loaded = await new TestContent().loaded({ moment: NOON });
  const choose = choices(loaded, timesOfEvents(loaded), NOON);
  const films = loaded.productions;
  return Array.from({ length: pages }, (_, at) => {
    const [own = null] = films.slice(at % films.length);
    return { own, ids: choose(choice, { slots: { own, films }, settings: {} }) };
  });
};

const idOf = (own: { readonly entity: ModelEntity } | null) => own?.entity.id ?? "";

test("what a block derives of a slot that pages share is derived once, however many they are", async () => {
  const derive = jest.fn(({ productions }: { readonly productions: readonly { readonly id: string }[] }) => {
    const ids = productions.map(({ id }) => id);
    return (id: string) => ids.filter((other) => other !== id);
  });
  const choice: Choice<{ readonly films: (id: string) => readonly string[] }> = {
    shared: { films: derive },
    choose: ({ own, shared: { films } }) => ({ films: films(own("own").productions[0]?.id ?? "") }),
  };
  const found = await chosenOn(60, choice);
  expect(derive).toHaveBeenCalledTimes(1);
  for (const { own, ids } of found) expect(ids.films).not.toContain(idOf(own));
  expect(found[0]?.ids.films?.length).toBeGreaterThan(0);
});

test("the step of a page has no facts of a shared slot", async () => {
  const seen: number[] = [];
  const choice: Choice<{ readonly films: number }> = {
    shared: { films: ({ productions }) => productions.length },
    choose: ({ own, shared: { films } }) => {
      seen.push(own("films").productions.length, own("own").productions.length, films);
      return {};
    },
  };
  await chosenOn(1, choice);
  expect(seen.slice(0, 2)).toEqual([0, 1]);
  expect(seen[2]).toBeGreaterThan(1);
});
