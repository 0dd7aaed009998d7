import {
  type Cut,
  listedPicturesSchema,
  MAX_UPLOAD_BYTES,
  PICTURE_ROUTES,
  removedSchema,
  STOPPED_ON_THE_WAY,
  TOO_LARGE,
  UPLOAD_TYPE,
  type Upload,
  type Uploaded,
  uploadedSchema,
} from "../../api/pictures";
import { Failure, request } from "../data/client";
import { noServer } from "../data/no-server";
import { onTheWay } from "../data/on-the-way";
import { announceSessionChange } from "../data/session-change";

export const listPictures = () => request(listedPicturesSchema, PICTURE_ROUTES.list);

export const removePicture = (picture: string, editor: string) =>
  request(removedSchema, PICTURE_ROUTES.remove, { method: "POST", body: { picture, editor } });

/** URL of a picture as a form shows it, or as the build crops it. */
export const viewOf = (picture: string, cut?: Cut): string =>
  `${PICTURE_ROUTES.view}/${picture.split("/").map(encodeURIComponent).join("/")}${cut === undefined ? "" : `?utsnitt=${cut}`}`;

/** Sends a file. `fetch` reports no upload progress, `XMLHttpRequest` does. */
export const sendPicture = (
  file: File,
  upload: Omit<Upload, "name">,
  onProgress: (share: number) => void,
): Promise<Uploaded> =>
  new Promise((resolve, reject) => {
    if (file.size > MAX_UPLOAD_BYTES) {
      resolve({ outcome: "refused", message: TOO_LARGE });
      return;
    }
    const xhr = new XMLHttpRequest();
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    xhr.onerror = () => reject(new Failure(noServer()));
    xhr.onload = () => {
      if (xhr.status === 401) announceSessionChange();
      const parsed = uploadedSchema.safeParse(xhr.response);
      if (parsed.success) resolve(parsed.data);
      else if (xhr.status === 413) resolve({ outcome: "refused", message: STOPPED_ON_THE_WAY });
      else if (xhr.response === null) reject(new Failure(onTheWay(xhr.status)));
      else reject(new Failure("Bildet ble ikke tatt imot. Prøv igjen, eller last siden på nytt."));
    };
    xhr.open("POST", `${PICTURE_ROUTES.upload}?${new URLSearchParams({ ...upload, name: file.name })}`);
    xhr.responseType = "json";
    xhr.setRequestHeader("Content-Type", UPLOAD_TYPE);
    xhr.send(file);
  });
