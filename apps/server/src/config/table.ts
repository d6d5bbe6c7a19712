// Every setting that the environment has: what it means, its default, an example, and what is accepted. README's tables and .env.example are written from it.
import type { z } from 'zod'
import { ofServer } from './table/server.ts'
import { ofServices } from './table/services.ts'
import type { Setting } from './table/setting.ts'

export const settings = { ...ofServer, ...ofServices }

export type SettingName = keyof typeof settings
/** The value of a setting. */
export type Value<N extends SettingName> = z.output<(typeof settings)[N]['schema']>

const patterns = Object.entries<Setting>(settings).map(
  ([name, { secret }]) => new RegExp(`^${name.replace('<NAME>', '[A-Z0-9_]+')}${secret ? '(_FILE)?' : ''}$`),
)
/** Whether a variable of this name is a setting, or names the file of one that is secret. */
export const isSetting = (name: string): boolean => patterns.some((pattern) => pattern.test(name))
