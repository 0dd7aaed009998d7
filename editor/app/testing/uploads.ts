import { act } from "@testing-library/react";

const ALL: Upload[] = [];

/** Fake for jsdom's upload, which would send the file: pending until settled. */
class Upload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 200;
  response: unknown = null;
  responseType = "";
  opened: readonly string[] = [];
  header: readonly string[] = [];
  file: unknown = null;
  open(...request: string[]) {
    this.opened = request;
  }
  setRequestHeader(...header: string[]) {
    this.header = header;
  }
  send(file: unknown) {
    this.file = file;
    ALL.push(this);
  }
}

/** Files uploaded with progress, in order, and controls to settle the last one. */
export const uploads = () => {
  ALL.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: Upload });
  return {
    all: ALL,
    progress: (loaded: number, total: number) => act(() => ALL.at(-1)?.upload.onprogress?.({ loaded, total })),
    fail: () => act(async () => ALL.at(-1)?.onerror?.()),
    answer: (response: unknown, status = 200) =>
      act(async () => {
        const last = ALL.at(-1);
        if (last === undefined) throw new Error("Nothing was sent.");
        Object.assign(last, { response, status });
        last.onload?.();
      }),
  };
};
