// The two switches of the header: language, and light or night.
import { tagOf, type Lang } from '@register/contract/phrase'
import { setLang, useLang } from '../api/language.ts'
import { setTheme, useNight } from '../api/theme.ts'
import { IconButton } from '../kit/plain/action/Button.tsx'
import styles from './frame/SiteShell.module.css'
import { words } from './words.ts'

export const LanguageSwitch = () => {
  const lang = useLang()
  const other: Lang = lang === 'zh' ? 'en' : 'zh'
  // Written in the other language, for readers who cannot read this one.
  return (
    <button
      type="button"
      className={`quiet no-border no-ground rounded pressable ${styles['language']}`}
      lang={tagOf(other)}
      onClick={() => setLang(other)}
    >
      {lang === 'zh' ? 'English' : '中文'}
    </button>
  )
}

export const ThemeSwitch = () => {
  const night = useNight()
  return (
    <IconButton
      icon={night ? 'sun' : 'moon'}
      label={night ? words.toLight : words.toNight}
      onClick={() => setTheme(night ? 'light' : 'night')}
    />
  )
}
