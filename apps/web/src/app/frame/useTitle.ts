// The title of the browser's tab: the screen's, then the product's.
import type { Phrase } from '@register/contract/phrase'
import { productName } from '@register/contract/product'
import { useEffect } from 'react'
import { useSay } from '../../api/language.ts'

export function useTitle(title: Phrase | string): void {
  const say = useSay()
  const text = typeof title === 'string' ? title : say(title)
  useEffect(() => {
    document.title = `${text} · ${say(productName)}`
  }, [text, say])
}
