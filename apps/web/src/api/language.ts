// The language of the whole interface: stored in APP_LANG once a person has chosen it, set on the page and sent with every call.
import { say, tagOf, type Lang, type Phrase } from '@register/contract/phrase'
import { useCallback } from 'react'
import { create } from 'zustand'

const key = 'APP_LANG'
// The given names of the languages in storage.
const names = { zh: 'zh-cn', en: 'en' } as const satisfies Record<Lang, string>

/** The page's own script has decided before anything was drawn: by the stored choice, else by the configuration. */
const useLanguage = create<{ lang: Lang }>(() => ({
  lang: document.documentElement.lang === tagOf('en') ? 'en' : 'zh',
}))

const notifyListeners = (lang: Lang): void => {
  document.documentElement.lang = tagOf(lang)
}

export function setLang(lang: Lang): void {
  try {
    localStorage.setItem(key, names[lang])
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  notifyListeners(lang)
  useLanguage.setState({ lang })
}

export const currentLang = (): Lang => useLanguage.getState().lang

export const useLang = (): Lang => useLanguage((state) => state.lang)

export type Translate = (phrase: Phrase) => string

/** Returns phrases in the chosen language; its identity changes only with the language. */
export function useTranslate(): Translate {
  const lang = useLang()
  return useCallback((phrase: Phrase) => say(phrase, lang), [lang])
}

/** Calls back after each change of language. Returns the function that ends this. */
export const onLangChange = (then: (lang: Lang) => void): (() => void) =>
  useLanguage.subscribe((state) => then(state.lang))
