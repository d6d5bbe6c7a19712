// What the table of settings says of each variable of the environment.
import type { z } from 'zod'
import type { Phrase } from '@register/contract/phrase'

export interface Setting {
  schema: z.ZodType<unknown, string>
  meaning: Phrase
  example: string
  /** What holds when the variable is not set; empty where nothing does. */
  default: Phrase
  /** Never shown in a message. NAME_FILE may name a file that contains it. */
  secret?: true
}

/** The same in both languages. */
export const plain = (text: string): Phrase => [text, text]
export const none = plain('')
