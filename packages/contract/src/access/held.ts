// What a stored list of permissions holds. Apart from their table, which a browser that only asks what it may has no use for.
import type { Permission } from '../permissions.ts'

/** Full access, in both spellings found in the field. */
export const wildcards: readonly string[] = ['*:*:*', '*/*/*']

/** Whether it administers the register itself, beyond the work with its records. */
export const administers = (name: string): boolean =>
  wildcards.includes(name) || (name.startsWith('system:') && name !== 'system:file:upload')

/** Does a stored list of permissions hold this one? */
export const holds = (held: readonly string[], wanted: Permission): boolean =>
  held.includes(wanted) || held.some((name) => wildcards.includes(name))
