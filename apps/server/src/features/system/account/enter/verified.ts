// Whom a way in has found to be there.

/** Of an account that is active and not locked. */
export interface Verified {
  id: number
  username: string
  mustChangePassword: boolean
}
