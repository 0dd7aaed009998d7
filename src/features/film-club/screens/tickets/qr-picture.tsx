import { encode } from "uqr";
import { filmClubTexts } from "../texts";
import * as styles from "./ticket-card.module.css";

/** The quiet zone that a QR code requires, in modules. */
const BORDER = 4;

/** A code for scanners: black on white in every colour scheme. */
export const QrPicture = ({ code }: { readonly code: string }) => {
  const { data, size } = encode(code, { border: BORDER, ecc: "M" });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={filmClubTexts.ticketCode(code)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
