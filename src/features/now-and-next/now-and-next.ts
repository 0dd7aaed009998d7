/** The public interface of "Nå og neste": what goes on in each part of the venue now, and what is next. */
export { PartRows } from "./part-rows";
