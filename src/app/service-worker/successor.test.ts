import { watchSuccessor } from "./successor";

interface Registration extends EventTarget {
  installing: object | null;
  waiting: object | null;
}

const started = () => {
  const registration: Registration = Object.assign(new EventTarget(), { installing: null, waiting: null });
  const successor = watchSuccessor(registration);
  const other = {};
  const hasCome = async (): Promise<boolean> => {
    let came = false;
    void successor.comes().then(() => {
      came = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    return came;
  };
  return { registration, successor, other, hasCome };
};

test("reports a new worker while it is installing or waiting", async () => {
  const { registration, successor, other, hasCome } = started();
  expect([successor.isComing(), await hasCome()]).toEqual([false, false]);
  registration.installing = other;
  registration.dispatchEvent(new Event("updatefound"));
  expect([successor.isComing(), await hasCome()]).toEqual([true, true]);
  Object.assign(registration, { installing: null, waiting: other });
  expect(successor.isComing()).toBe(true);
});

test("a worker does not count itself as its successor while installing", async () => {
  const { registration, successor, other, hasCome } = started();
  registration.installing = other;
  registration.dispatchEvent(new Event("updatefound"));
  successor.installThis();
  expect(successor.isComing()).toBe(false);
  registration.installing = null;
  successor.activateThis();
  expect([successor.isComing(), await hasCome()]).toEqual([false, false]);
  registration.installing = other;
  registration.dispatchEvent(new Event("updatefound"));
  expect([successor.isComing(), await hasCome()]).toEqual([true, true]);
});

test("a worker that is restarted while another waits detects it at once", async () => {
  const registration: Registration = Object.assign(new EventTarget(), { installing: null, waiting: {} });
  const successor = watchSuccessor(registration);
  let came = false;
  void successor.comes().then(() => {
    came = true;
  });
  await Promise.resolve();
  expect([successor.isComing(), came]).toEqual([true, true]);
});
