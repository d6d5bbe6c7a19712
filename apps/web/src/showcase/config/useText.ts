// Returns a text of a configuration in the reader's language.
import { useCallback } from 'react'
import { useTranslate } from '../../api/language.ts'
import type { Text } from './formConfig.ts'
import { phraseOf } from './values.ts'

export function useText(): (text: Text) => string {
  const t = useTranslate()
  return useCallback((text: Text) => t(phraseOf(text)), [t])
}
