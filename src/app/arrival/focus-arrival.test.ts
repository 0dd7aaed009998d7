/** @jest-environment jsdom */
import { focusArrival, forwardFocus, releaseFocus } from "./focus-arrival";

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "http://localhost");
  return { pathname, search, hash };
};

const arrive = (from: string | null, to: string): string | undefined => {
  document.body.innerHTML = `<a href="/filmer" id="lenke">Filmer</a>
    <main tabindex="-1"><h1 id="tittel">Kinoprogram</h1><section id="på-fredag"></section></main>`;
  document.getElementById("lenke")?.focus();
  focusArrival({ location: at(to), prevLocation: from === null ? null : at(from) });
  return document.activeElement?.id;
};

test("leaves scrolling to the scroll position", () => {
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  arrive("/", "/kinoprogram");
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test("goes to the target of the hash, if there is one", () => {
  expect(arrive("/", "/kinoprogram#p%C3%A5-fredag")).toBe("på-fredag");
  expect(arrive("/", "/kinoprogram#finnes-ikke")).toBe("tittel");
  expect(arrive("/", "/kinoprogram#%E0%A4%A")).toBe("tittel");
});

test("follows a hash within the page", () => {
  expect(arrive("/kinoprogram", "/kinoprogram#p%C3%A5-fredag")).toBe("på-fredag");
});

test.each([
  ["on the first page", null, "/kinoprogram"],
  ["when only the query changes", "/kinoprogram", "/kinoprogram?dag=i-dag"],
  ["when the query changes and the hash stays", "/kinoprogram#p%C3%A5-fredag", "/kinoprogram?dag=i-dag#p%C3%A5-fredag"],
])("stays where it is %s", (_when, from, to) => {
  expect(arrive(from, to)).toBe("lenke");
});

test("restores the heading when the focus moves on", () => {
  arrive("/", "/kinoprogram");
  document.getElementById("lenke")?.focus();
  expect(document.getElementById("tittel")?.outerHTML).toBe('<h1 id="tittel">Kinoprogram</h1>');
});

test("a page without heading gives its main part the focus, and keeps its own tabindex", () => {
  document.body.innerHTML = '<main tabindex="-1" id="innhold"></main>';
  focusArrival({ location: at("/skjerm"), prevLocation: at("/") });
  expect(document.activeElement?.id).toBe("innhold");
  document.getElementById("innhold")?.blur();
  expect(document.body.innerHTML).toBe('<main tabindex="-1" id="innhold"></main>');
});

describe("the wrapper that Gatsby's router focuses", () => {
  const drawFrame = () => {
    document.body.innerHTML =
      '<div id="gatsby-focus-wrapper" tabindex="-1"><main><h1 id="tittel">Filmer</h1></main></div>';
  };
  beforeAll(() => {
    drawFrame();
    forwardFocus();
  });
  beforeEach(drawFrame);
  const focusFrame = () => {
    document.getElementById("gatsby-focus-wrapper")?.focus();
    return document.activeElement?.id;
  };

  test("passes the focus on to the heading, once per page", () => {
    focusArrival({ location: at("/filmer"), prevLocation: at("/") });
    expect(focusFrame()).toBe("tittel");
    expect(focusFrame()).toBe("gatsby-focus-wrapper");
  });

  test("keeps the focus after input in the meantime", () => {
    focusArrival({ location: at("/filmer"), prevLocation: at("/") });
    document.dispatchEvent(new Event("pointerdown"));
    expect(focusFrame()).toBe("gatsby-focus-wrapper");
  });
});

describe("before another page is rendered", () => {
  const leave = (focused: string, from: string | null, to: string): string | undefined => {
    document.body.innerHTML = `<header><a href="/filmer" id="meny">Filmer</a></header>
      <main><a href="/filmer" id="lenke">Filmer</a></main>`;
    document.getElementById(focused)?.focus();
    releaseFocus({ location: at(to), prevLocation: from === null ? null : at(from) });
    return document.activeElement?.id;
  };

  test("what is removed has no focus", () => expect(leave("lenke", "/", "/filmer")).toBe(""));

  test.each([
    ["the header, which stays", "meny", "/", "/filmer"],
    ["the first page", "lenke", null, "/filmer"],
    ["a page whose query alone changes", "lenke", "/filmer", "/filmer?visning=film"],
  ])("%s keeps the focus", (_what, focused, from, to) => expect(leave(focused, from, to)).toBe(focused));
});
