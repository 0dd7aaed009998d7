import type { NodeDraft } from "../../../engine/nodes/to-nodes";
import { syncNodes } from "./sync-nodes";

type KeeperArgs = Parameters<typeof syncNodes>[0];

const film = (id: string, title: string): NodeDraft => ({ id, type: "Film", fields: { title } });

/** Gatsby's store. After sourcing, actions are queued until a test flushes them. */
const fakeGatsby = (before: readonly NodeDraft[] = []) => {
  const digest = (input: unknown): string => `digest of ${String(input)}`;
  const store = new Map<string, { id: string; title: unknown; internal: { contentDigest: string } }>();
  for (const { id, fields } of before) {
    store.set(id, { id, title: fields.title, internal: { contentDigest: digest(JSON.stringify(fields)) } });
  }
  const touched: string[] = [];
  const noted: (() => void)[] = [];
  let sourcing = true;
  const change = (work: () => void): void => {
    if (sourcing) work();
    else noted.push(work);
  };
  // The three functions of Gatsby that are used.
  const args = {
    createContentDigest: digest,
    getNode: (id: string) => store.get(id),
    actions: {
      createNode: (node: { id: string; title: unknown; internal: { contentDigest: string } }) =>
        change(() => store.set(node.id, node)),
      deleteNode: ({ id }: { id: string }) => change(() => store.delete(id)),
      touchNode: ({ id }: { id: string }) => touched.push(id),
    },
  } as unknown as KeeperArgs;
  return {
    args,
    touched,
    titles: () => [...store.values()].map(({ title }) => title),
    requested: () => noted.length,
    endSourcing: () => {
      sourcing = false;
    },
    carryOut: () => {
      for (const work of noted.splice(0)) work();
    },
  };
};

describe("the nodes of the content, while Gatsby is sourcing", () => {
  it("are made", () => {
    const gatsby = fakeGatsby();
    syncNodes(gatsby.args)([film("a", "Alfa"), film("b", "Beta")]);
    expect(gatsby.titles()).toEqual(["Alfa", "Beta"]);
  });

  it("are touched where an earlier build has created the same, and created again where it has created others", () => {
    const gatsby = fakeGatsby([film("a", "Alfa"), film("b", "Before")]);
    syncNodes(gatsby.args)([film("a", "Alfa"), film("b", "Beta")]);
    expect(gatsby.touched).toEqual(["a"]);
    expect(gatsby.titles()).toEqual(["Alfa", "Beta"]);
  });
});

describe("the nodes of the content, after sourcing", () => {
  const started = (before?: readonly NodeDraft[]) => {
    const gatsby = fakeGatsby(before);
    const put = syncNodes(gatsby.args);
    put([film("a", "Alfa"), film("b", "Beta")]);
    gatsby.touched.length = 0;
    gatsby.endSourcing();
    return { gatsby, put };
  };

  it("follow the content: added, changed and deleted nodes", () => {
    const { gatsby, put } = started();
    put([film("a", "Alfa to"), film("c", "Gamma")]);
    gatsby.carryOut();
    expect(gatsby.titles()).toEqual(["Alfa to", "Gamma"]);
  });

  it("are not changed where the content has not changed", () => {
    const { gatsby, put } = started();
    put([film("a", "Alfa"), film("b", "Beta")]);
    expect(gatsby.requested()).toBe(0);
    expect(gatsby.touched).toEqual([]);
  });

  it("are restored when a change is undone before Gatsby has applied it", () => {
    const { gatsby, put } = started();
    put([film("a", "Alfa to"), film("b", "Beta")]);
    put([film("a", "Alfa"), film("b", "Beta")]);
    gatsby.carryOut();
    expect(gatsby.titles()).toEqual(["Alfa", "Beta"]);
  });

  it("are deleted when they are removed before Gatsby has created them", () => {
    const { gatsby, put } = started();
    put([film("a", "Alfa"), film("b", "Beta"), film("c", "Gamma")]);
    put([film("a", "Alfa"), film("b", "Beta")]);
    gatsby.carryOut();
    expect(gatsby.titles()).toEqual(["Alfa", "Beta"]);
  });

  it("are deleted also when an earlier build had created them", () => {
    const { gatsby, put } = started([film("b", "Beta")]);
    put([film("a", "Alfa")]);
    gatsby.carryOut();
    expect(gatsby.titles()).toEqual(["Alfa"]);
  });
});

it("sets a node's text and source file, and creates it again when the text changes", () => {
  const made: unknown[] = [];
  const gatsby = fakeGatsby();
  const keep = syncNodes({
    ...gatsby.args,
    actions: { ...gatsby.args.actions, createNode: ((node: unknown) => made.push(node)) as never },
  });
  const draft = (text: string): NodeDraft => ({
    id: "r",
    type: "File",
    fields: {},
    file: "settings/redirects.json",
    content: { mediaType: "application/json", text },
  });
  keep([draft("{}")]);
  keep([draft("{}")]);
  keep([draft("[]")]);
  expect(made).toEqual(
    ["{}", "[]"].map((content) =>
      expect.objectContaining({
        internal: expect.objectContaining({
          content,
          mediaType: "application/json",
          description: "settings/redirects.json",
        }),
      }),
    ),
  );
});
