// The title of the browser's tab: the screen's, then the product's.
import type { Phrase } from '@register/contract/phrase'
import { useEffect } from 'react'
import { useTranslate } from '../../api/language.ts'
import { useBranding } from '../../api/branding.ts'

export function useTitle(title: Phrase | string): void {
  const t = useTranslate()
  const { name } = useBranding()
  const text = typeof title === 'string' ? title : t(title)
  useEffect(() => {
    document.title = `${text} · ${t(name)}`
  }, [text, name, t])
}
