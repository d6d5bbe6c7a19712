// The address to return to after signing in or changing a password.
import * as paths from '../../paths.ts'

/** Allows only paths inside this app, and never the sign-in page; otherwise returns the home page. */
export const safeBack = (back: string | null): string =>
  back &&
  /^\/(?![/\\])/.test(back) &&
  !/^\/(login|first_password|second_factor|user_register|reset_password)/.test(back)
    ? back
    : paths.home
