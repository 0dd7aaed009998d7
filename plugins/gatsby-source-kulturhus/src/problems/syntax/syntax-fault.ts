/** Why a text is no JSON, in Bokmål, and the place that an editor has to look at. */
export interface SyntaxFault {
  readonly offset: number;
  readonly message: string;
  readonly cure: string;
}
