// Options as the library's lists take them: it draws a label as it is, and searches in it, so the label is a string.
import type { Wording } from '@register/contract/phrase'
import type { Translate } from '../../api/language.ts'

/** The same options, each label in the reader's language. */
export const saidOptions = <O extends { label: Wording }>(
  options: readonly O[],
  t: Translate,
): (Omit<O, 'label'> & { label: string })[] => options.map((option) => ({ ...option, label: t(option.label) }))
