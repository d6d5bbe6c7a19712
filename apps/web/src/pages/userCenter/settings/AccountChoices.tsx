// Settings that apply in every browser the person signs in with: the language, and the page that opens first.
import { readSetting } from '@register/contract/system/setting'
import { useState } from 'react'
import { setLang } from '../../../api/language.ts'
import { saveStart } from '../../../api/setting/keptStart.ts'
import { readStart, startSetting, type OwnStart } from '../../../api/setting/ownStart.ts'
import { refreshReads } from '../../../api/cache.ts'
import { useRead } from '../../../api/query.ts'
import { useMenu } from '../../../api/session.ts'
import { pagesOf } from '../../../api/session/pagesOf.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { Choose } from '../../../kit/setting/Choose.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { SettingRow } from './SettingRow.tsx'
import { settingWords as words } from './words.ts'

export function AccountChoices() {
  const reading = useRead(readSetting, { params: startSetting })
  return <LoadState reading={reading}>{({ value }) => <Chosen known={readStart(value)} />}</LoadState>
}

function Chosen({ known }: { known: OwnStart }) {
  const { done, failed } = useFeedback()
  const pages = pagesOf(useMenu()).map(({ path, meta }) => ({ value: path, label: meta.title }))
  const [start, setStart] = useState(known)
  async function choose(patch: Partial<OwnStart>) {
    const next = { ...start, ...patch }
    setStart(next)
    try {
      await saveStart(next)
      if (patch.lang) setLang(patch.lang)
      await refreshReads([readSetting])
      done(words.saved)
    } catch (error) {
      setStart(start)
      failed(error)
    }
  }
  const first = pages.some(({ value }) => value === start.page) ? start.page : '/home'
  return (
    <>
      <SettingRow label={words.ownLanguage} text={words.ownLanguageText}>
        <Choose
          label={words.ownLanguage}
          value={start.lang}
          options={[
            { value: '', label: words.asBrowser },
            { value: 'zh', label: '简体中文' },
            { value: 'en', label: 'English' },
          ]}
          onChange={(lang) => void choose({ lang })}
        />
      </SettingRow>
      <SettingRow label={words.startPage} text={words.startPageText}>
        <Choose
          label={words.startPage}
          value={first}
          options={pages.length > 0 ? pages : [{ value: '/home', label: words.home }]}
          onChange={(page) => void choose({ page: page === '/home' ? '' : page })}
        />
      </SettingRow>
    </>
  )
}
