import type { Picture } from "./fields";

/** A content picture as its GraphQL shape. */
export const toPicture = ({ image, alt, focalPoint }: Picture) => ({ path: image, alt, focalPoint });
