/** Why a text is invalid JSON, in Bokmål, and where. */
export interface SyntaxFault {
  readonly offset: number;
  readonly message: string;
  readonly cure: string;
}
