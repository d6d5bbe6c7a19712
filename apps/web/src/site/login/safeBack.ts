// The address to return to after signing in or changing a password.
import * as paths from '../../paths.ts'

/** Only places inside this app, and never back to signing in; home otherwise. */
export const safeBack = (back: string | null): string =>
  back &&
  /^\/(?![/\\])/.test(back) &&
  !/^\/(login|first_password|second_factor|user_register|reset_password)/.test(back)
    ? back
    : paths.home
