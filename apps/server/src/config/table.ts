// Every setting that the environment has: what it means, its default, an example, and what is accepted. README's tables and .env.example are written from it.
import type { z } from 'zod'
import { ofServer } from './table/server.ts'
import { ofServices } from './table/services.ts'

export const settings = { ...ofServer, ...ofServices }

export type SettingName = keyof typeof settings
/** The value of a setting. */
export type Value<N extends SettingName> = z.output<(typeof settings)[N]['schema']>
