// The account that a way to sign in has found.

/** An account that is active and not locked. */
export interface Verified {
  id: number
  username: string
  mustChangePassword: boolean
}
