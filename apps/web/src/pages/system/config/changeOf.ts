// The act that changes a key, by its class, and why a reader without it may not.
import { changeConfig, changeRegister, changeSecurity } from '@register/contract/system/config/config'
import type { Phrase } from '@register/contract/phrase'
import { words } from './words.ts'

export const changeOf = (owner: string) =>
  owner === 'security' ? changeSecurity : owner === 'register' ? changeRegister : changeConfig

export const whyNot: Readonly<Record<string, Phrase>> = { security: words.security, register: words.register }
