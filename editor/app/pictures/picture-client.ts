import {
  type Cut,
  LARGEST_UPLOAD_BYTES,
  listedPicturesSchema,
  PICTURE_ROUTES,
  removedSchema,
  TOO_LARGE,
  UPLOAD_TYPE,
  type Upload,
  type Uploaded,
  uploadedSchema,
} from "../../api/pictures";
import { ask, Failure, NO_SERVER } from "../data/client";
import { tellSessionChange } from "../data/session-change";

export const listPictures = () => ask(listedPicturesSchema, PICTURE_ROUTES.list);

export const removePicture = (picture: string, editor: string) =>
  ask(removedSchema, PICTURE_ROUTES.remove, { method: "POST", body: { picture, editor } });

/** A picture as a form shows it, or as the build cuts it. */
export const viewOf = (picture: string, cut?: Cut): string =>
  `${PICTURE_ROUTES.view}/${picture.split("/").map(encodeURIComponent).join("/")}${cut === undefined ? "" : `?utsnitt=${cut}`}`;

/** Sends a file. `fetch` does not tell how much has been sent, so this is the older way. */
export const sendPicture = (
  file: File,
  upload: Omit<Upload, "name">,
  onProgress: (share: number) => void,
): Promise<Uploaded> =>
  new Promise((resolve, reject) => {
    if (file.size > LARGEST_UPLOAD_BYTES) {
      resolve({ outcome: "refused", message: TOO_LARGE });
      return;
    }
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => reject(new Failure(NO_SERVER));
    request.onload = () => {
      if (request.status === 401) tellSessionChange();
      const parsed = uploadedSchema.safeParse(request.response);
      if (parsed.success) resolve(parsed.data);
      else reject(new Failure("Bildet ble ikke tatt imot. Prøv igjen, eller last siden på nytt."));
    };
    request.open("POST", `${PICTURE_ROUTES.upload}?${new URLSearchParams({ ...upload, name: file.name })}`);
    request.responseType = "json";
    request.setRequestHeader("Content-Type", UPLOAD_TYPE);
    request.send(file);
  });
