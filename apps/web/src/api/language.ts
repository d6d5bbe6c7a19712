// The language of the whole interface: stored in APP_LANG once a person has chosen it, set on the page and sent with every call.
import { isPhrase, say, tagOf, type Lang, type Phrase, type Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
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

/** Says a phrase in the chosen language; anything else comes back as it is. */
export interface Translate {
  (text: Wording): string
  (text: Wording | undefined): string | undefined
  (node: Phrase | ReactNode): ReactNode
}

function translatorInto(lang: Lang): Translate {
  function translate(text: Wording): string
  function translate(text: Wording | undefined): string | undefined
  function translate(node: Phrase | ReactNode): ReactNode
  function translate(node: Phrase | ReactNode) {
    return isPhrase(node) ? say(node, lang) : node
  }
  return translate
}

const translators = { zh: translatorInto('zh'), en: translatorInto('en') } as const satisfies Record<Lang, Translate>

/** Returns what says phrases in the chosen language; its identity changes only with the language. */
export const useTranslate = (): Translate => translators[useLang()]

/** Calls back after each change of language. Returns the function that ends this. */
export const onLangChange = (then: (lang: Lang) => void): (() => void) =>
  useLanguage.subscribe((state) => then(state.lang))
