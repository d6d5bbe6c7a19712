// How old a password may become: the configuration's `passwordDays` (docs/rules/access.md#locks).
import { sql, type RawBuilder } from 'kysely'
import type { Configured } from '@register/contract/system/config/keys'

type Age = Pick<Configured, 'passwordDays'>
/** The pages warn a person this many days before the password must be changed. */
const warnedDays = 7

/** Why a password must be changed before anything else: it is a first or reset one, or it is too old. */
export type PasswordDue = 'initial' | 'outdated'

/** For an account `u`: why its password is due, or null. */
export const passwordDueOf = ({ passwordDays }: Age): RawBuilder<PasswordDue | null> =>
  sql<PasswordDue | null>`case when u.must_change_password then 'initial'
  when u.password_changed_at <= now() - make_interval(days => ${passwordDays}) then 'outdated' end`

/** For an account `u`: the days left, from a week before the end on; null earlier. The last day reads 1. */
export const passwordDaysLeftOf = ({ passwordDays }: Age): RawBuilder<number | null> =>
  sql<number | null>`case when u.password_changed_at <= now() - make_interval(days => ${passwordDays - warnedDays})
  then greatest(0, ceil(extract(epoch from u.password_changed_at + make_interval(days => ${passwordDays}) - now()) / 86400))::int end`
