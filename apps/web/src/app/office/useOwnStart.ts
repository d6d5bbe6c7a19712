// Applies a person's settings once after signing in: the language of the account, and the page that opens first.
import { useEffect } from 'react'
import { setLang } from '../../api/language.ts'
import { loadStart } from '../../api/setting/keptStart.ts'
import { takeArrival } from '../../api/ways/enter.ts'
import { useGo } from '../../kit/router/useGo.ts'
import * as paths from '../../paths.ts'
import { isKnownPlace } from './screen/places.ts'

/** A person who was on the way to another page goes there instead. */
export function useOwnStart(owner: string): void {
  const go = useGo()
  useEffect(() => {
    if (owner === '' || !takeArrival()) return undefined
    const stop = new AbortController()
    loadStart(stop.signal)
      .then(({ lang, page }) => {
        if (lang !== '') setLang(lang)
        if (page !== '' && isKnownPlace(page) && window.location.hash === `#${paths.home}`) go(page, { replace: true })
      })
      // Without an answer this browser's own setting applies.
      .catch(() => undefined)
    return () => stop.abort()
  }, [owner, go])
}
