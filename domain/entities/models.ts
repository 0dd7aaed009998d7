import { article } from "./article";
import { event } from "./event/event";
import { production } from "./production/production";

/** Content kinds that pages can take data from, by name in a page's `sources`. */
export const MODELS = { production, event, article } as const;

export type SourceModel = keyof typeof MODELS;

const isModel = (name: string): name is SourceModel => Object.hasOwn(MODELS, name);

export const MODEL_NAMES: readonly SourceModel[] = Object.keys(MODELS).filter(isModel);
