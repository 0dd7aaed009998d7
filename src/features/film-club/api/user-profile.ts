/** A member who is logged in. */
export interface UserProfile {
  readonly userName: string;
  readonly email: string;
  /** Identifies the member in the watch list's calls. */
  readonly token: string;
}
