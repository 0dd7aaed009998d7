/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { film, MEMBER } from "../testing/samples";
import { localList, useLocalList } from "../watch-list/local-list";
import { storedProfile, useMember } from "./stored-profile";

afterEach(() => {
  storedProfile.write(null);
  localList.clear();
});

const Both = () => `${useMember()?.userName ?? "nobody"} ${useLocalList().length}`;

test("the static page and the first client render have no member and no list", () => {
  storedProfile.write(MEMBER);
  localList.add(film("1"));
  expect(renderToString(<Both />)).toBe("nobody 0");
});

test("the member and the list are those of this browser, as they change", () => {
  const { result } = renderHook(() => [useMember(), useLocalList()]);
  expect(result.current).toEqual([null, []]);
  act(() => {
    storedProfile.write(MEMBER);
    localList.add(film("1"));
  });
  expect(result.current).toEqual([MEMBER, [film("1")]]);
});
