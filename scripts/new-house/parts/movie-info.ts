import type { Place } from "../pages/page";

interface InfoFacts {
  readonly id: string;
  readonly at: Place;
  readonly show: "description" | "facts";
  readonly heading: string;
}

/** Description or facts of a page's subject, with all its versions. */
export const movieInfo = ({ id, at, show, heading }: InfoFacts) => ({
  component: "movie-info",
  id,
  at,
  data: { productions: "versjoner" },
  settings: { show, heading },
});
