// The settings of an environment that are no secrets, with their values, and the names of those that are: what a back-up may contain.
import { settings } from './table.ts'
import type { Setting } from './table/setting.ts'

const patterns = Object.entries<Setting>(settings).map(([name, { secret }]) => ({
  pattern: new RegExp(`^${name.replace('<NAME>', '[A-Z0-9_]+')}(_FILE)?$`),
  secret: secret === true,
}))

export interface OpenSettings {
  values: Record<string, string>
  secretNames: string[]
}

/** A variable that fits a secret name and an open one counts as secret. */
export function openSettings(env: NodeJS.ProcessEnv): OpenSettings {
  const values: Record<string, string> = {}
  const secretNames: string[] = []
  for (const [name, value] of Object.entries(env).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const fitting = patterns.filter(({ pattern }) => pattern.test(name))
    if (!value?.trim() || fitting.length === 0) continue
    if (fitting.some(({ secret }) => secret)) secretNames.push(name.replace(/_FILE$/, ''))
    else values[name] = value
  }
  return { values, secretNames: [...new Set(secretNames)] }
}
