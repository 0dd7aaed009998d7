export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and 0.2 s per derivation. Stored with each password, so that it can be raised. */
export const PASSWORD_COST: PasswordCost = { N: 32_768, r: 8, p: 3 };
