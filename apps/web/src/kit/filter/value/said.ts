// What a condition says of its value: the label of its option, or the bare value where there is no such option any more.
import type { Wording } from '@register/contract/phrase'
import { inputWords } from '../../input/words.ts'
import type { FilterField, FilterOption } from '../field.ts'

export interface Said {
  text: Wording
  /** False: an old link or a removed entry set it, and nothing offers it now. */
  isKnown: boolean
}

const switched = { '0': inputWords.no, '1': inputWords.yes } as const

/** `options` undefined: they are not read yet, so that nothing is called unknown. */
export function saidOf(
  { type }: Pick<FilterField, 'type'>,
  value: string,
  options: readonly FilterOption[] | undefined,
): Said {
  if (type === 'switch')
    return value === '0' || value === '1' ? { text: switched[value], isKnown: true } : { text: value, isKnown: false }
  if (type !== 'select') return { text: value, isKnown: true }
  const found = options?.find((one) => one.value === value)
  return { text: found?.label ?? value, isKnown: found !== undefined || options === undefined }
}
