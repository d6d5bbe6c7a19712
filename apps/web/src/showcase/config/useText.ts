// Returns a text of a configuration in the reader's language.
import { useCallback } from 'react'
import { useSay } from '../../api/language.ts'
import type { Text } from './formConfig.ts'
import { phraseOf } from './values.ts'

export function useText(): (text: Text) => string {
  const say = useSay()
  return useCallback((text: Text) => say(phraseOf(text)), [say])
}
