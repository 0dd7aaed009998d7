/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { localList, useLocalList, useMember } from "./film-club";
import { film, MEMBER } from "./testing/samples";
import { storedProfile } from "./user/member";

afterEach(() => {
  storedProfile.write(null);
  localList.clear();
});

const Both = () => `${useMember()?.userName ?? "nobody"} ${useLocalList().length}`;

test("the static page and the first client render know nobody and no list", () => {
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
