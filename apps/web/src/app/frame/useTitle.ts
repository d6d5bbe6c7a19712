// The title of the browser's tab: the screen's, then the product's.
import type { Phrase } from '@register/contract/phrase'
import { useEffect } from 'react'
import { useSay } from '../../api/language.ts'
import { useLook } from '../../api/branding.ts'

export function useTitle(title: Phrase | string): void {
  const say = useSay()
  const { name } = useLook()
  const text = typeof title === 'string' ? title : say(title)
  useEffect(() => {
    document.title = `${text} · ${say(name)}`
  }, [text, name, say])
}
