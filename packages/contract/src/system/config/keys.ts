// Every configuration key the product acts on. The table keeps what differs from the defaults that stand here.
import type { PasswordRules } from '../../input/password/policy.ts'
import { ownKey, type ConfigType, configProblem, type ConfigKey, type ValueOfKey } from './key.ts'
import { officeKeys } from './officeKeys.ts'
import { securityKeys } from './securityKeys.ts'
import { siteKeys } from './siteKeys.ts'
import { systemKeys } from './systemKeys.ts'

export const configKeys = { ...siteKeys, ...officeKeys, ...systemKeys, ...securityKeys }
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
export function keptFrom(rows: readonly { key: string; value: unknown }[]): Partial<Configured> {
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
export const configuredFrom = (kept: Partial<Configured>): Configured => ({ ...defaults, ...kept })

/** What a row's values are held against: its declaration, or of one's own what its type allows. */
export const keyOfRow = ({ key, type, builtIn }: { key: string; type: ConfigType; builtIn: boolean }): ConfigKey =>
  (builtIn ? declared(key) : undefined) ?? ownKey(type)
