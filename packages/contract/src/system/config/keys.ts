// Every configuration key the product acts on. The table keeps what differs from the defaults that stand here.
import type { PasswordRules } from '../../input/password/policy.ts'
import type { Phrase } from '../../phrase.ts'
import { ownKey, type ConfigType, configProblem, type ConfigKey, type ValueOfKey } from './key.ts'
import { officeKeys } from './officeKeys.ts'
import { registerKeys } from './registerKeys.ts'
import { securityKeys } from './securityKeys.ts'
import { siteKeys } from './siteKeys.ts'
import { systemKeys } from './systemKeys.ts'

export const configKeys = { ...siteKeys, ...officeKeys, ...systemKeys, ...registerKeys, ...securityKeys }
export type ConfigName = keyof typeof configKeys
export type Configured = { readonly [K in ConfigName]: ValueOfKey<(typeof configKeys)[K]> }

/** The declaration of a key; nothing for one that administrators made. */
export const declared = (key: string): ConfigKey | undefined =>
  Object.hasOwn(configKeys, key) ? configKeys[key as ConfigName] : undefined

/** What new passwords must be. */
export const passwordRules = ({ passwordLength, passwordClasses }: Configured): PasswordRules => ({
  length: passwordLength,
  classes: passwordClasses,
})

/** Of what is kept, the values that fit their declarations. */
export function storedFrom(rows: readonly { key: string; value: unknown }[]): Partial<Configured> {
  const fitting = rows.filter(({ key, value }) => {
    const own = declared(key)
    return own !== undefined && configProblem(own, value) === undefined
  })
  return Object.fromEntries(fitting.map(({ key, value }) => [key, value]))
}

const defaults = Object.fromEntries(
  Object.entries<ConfigKey>(configKeys).map(([name, key]) => [name, key.default]),
) as Configured

/** All keys with their values: the default where nothing is kept. */
export const configuredFrom = (stored: Partial<Configured>): Configured => ({ ...defaults, ...stored })

/** What begins at the first and ends at the second. */
const spans = [['maintenanceFrom', 'maintenanceUntil']] as const

/** Checks a value against those of other keys: an end must be later than its beginning. */
export function spanProblem(key: string, value: unknown, all: Configured): Phrase | undefined {
  const span = spans.find((one) => one.some((end) => end === key))
  if (!span || typeof value !== 'string') return undefined
  const [begins, ends] = span
  const isBeginning = key === begins
  const [from, until] = isBeginning ? [value, all[ends]] : [all[begins], value]
  // Minutes are written so that they sort as texts.
  if (from === '' || until === '' || from < until) return undefined
  const [zh, en] = configKeys[isBeginning ? ends : begins].label
  return isBeginning
    ? [`应早于“${zh}”的 ${until}`, `must be before ${until}, the value of "${en}"`]
    : [`应晚于“${zh}”的 ${from}`, `must be after ${from}, the value of "${en}"`]
}

/** What a row's values are held against: its declaration, or of one's own what its type allows. */
export const keyOfRow = ({ key, type, builtIn }: { key: string; type: ConfigType; builtIn: boolean }): ConfigKey =>
  (builtIn ? declared(key) : undefined) ?? ownKey(type)
