import type { Request, Response } from "express";
import type { GatsbyNode } from "gatsby";
import { CONTENT_STATE_PATH } from "../../../domain/contracts/content-state";
import { contentState } from "./content-state";

/** Reports problems of the content to pages in develop: src/app/develop. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get(CONTENT_STATE_PATH, (_request: Request, response: Response) => {
    response.set("Cache-Control", "no-store").json(contentState.get());
  });
};
