// Finds actions that are possible from anywhere, by a part of their words or their pinyin.
import type { Phrase } from '@register/contract/phrase'
import { setLang, useLang, useTranslate } from '../../../api/language.ts'
import { setTheme, useNight } from '../../../api/theme.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import type { IconName } from '../../../kit/action/icons.tsx'
import { openPanel } from '../../../kit/panel/usePanel.ts'
import { useGo } from '../../../kit/router/useGo.ts'
import { useFinder } from '../../../kit/text/useFinder.ts'
import * as paths from '../../../paths.ts'
import { words as appWords } from '../../words.ts'
import { useSignOut } from '../useSignOut.ts'
import { words } from '../words.ts'
import type { Hit } from './hit.ts'

export function useFoundActs(typed: string): Hit[] {
  const t = useTranslate()
  const { matches } = useFinder()
  const go = useGo()
  const lang = useLang()
  const night = useNight()
  const end = useSignOut()
  const { failed } = useFeedback()
  if (typed.trim() === '') return []
  const acts: { words: Phrase; icon: IconName; run: () => unknown }[] = [
    { words: words.publicSite, icon: 'search', run: () => go(paths.search()) },
    { words: words.messages, icon: 'bell', run: () => openPanel('messages') },
    { words: words.tasks, icon: 'task', run: () => openPanel('tasks') },
    {
      words: night ? appWords.toLight : appWords.toNight,
      icon: 'change',
      run: () => setTheme(night ? 'light' : 'night'),
    },
    {
      words: lang === 'zh' ? words.useEnglish : words.useChinese,
      icon: 'change',
      run: () => setLang(lang === 'zh' ? 'en' : 'zh'),
    },
    { words: words.changePassword, icon: 'key', run: () => go(paths.changePassword(window.location.hash.slice(1))) },
    { words: words.signOut, icon: 'exit', run: () => end().catch(failed) },
  ]
  return acts
    .filter((act) => act.words.some((text) => matches(text, typed)))
    .map((act) => ({ key: act.words[1], icon: act.icon, label: t(act.words), open: act.run }))
}
