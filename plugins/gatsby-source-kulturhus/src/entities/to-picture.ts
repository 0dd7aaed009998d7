import type { z } from "zod";
import type { picture } from "./fields";

/** A content picture as its GraphQL shape. */
export const toPicture = ({ image, alt, focalPoint }: z.infer<typeof picture>) => ({ path: image, alt, focalPoint });
