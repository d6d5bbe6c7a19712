// Turns the violation of a unique index into a message at the field that is declared for it.
import { duplicateField } from '@register/contract/errors'
import { readingText, type Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'

/** The field that each unique constraint or index stands for: `{ post_code: 'code' }`. */
export type Unique<Key extends string> = Readonly<Record<string, Key>>

const duplicate = (field: Field, value: unknown): Phrase => {
  const [zh, en] = readingText(field, value)
  return [`${field.label[0]}“${zh}”已被使用`, `${field.label[1]} "${en}" is in use already`]
}

/** Returns what `write` returns; 409 at the field, with its value named, when a declared constraint refuses. */
export async function refusingDuplicates<T>(
  fields: readonly Field[],
  unique: Unique<string>,
  values: Readonly<Record<string, unknown>>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    const key = code === '23505' ? unique[constraint] : undefined
    const field = fields.find((one) => one.key === key)
    throw field ? duplicateField(field.key, duplicate(field, values[field.key])) : error
  }
}
