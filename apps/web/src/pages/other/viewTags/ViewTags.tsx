// What a page can do with the tabs: name and refresh its own, close the others, open one, leave for another.
import { colon, type Phrase } from '@register/contract/phrase'
import { otherScreens } from '@register/contract/screens/other'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { OnOff } from '../../../kit/setting/OnOff.tsx'
import { useTab, useUnsaved } from '../../../kit/tabs/useTab.ts'
import { TimeText } from '../../../showcase/time/TimeText.tsx'
import * as paths from '../../../paths.ts'
import styles from '../other.module.css'
import { useGo } from '../../../kit/router/useGo.ts'

const words = {
  title: otherScreens['other/viewTags'].title,
  text: [
    '页面对标签能做的事：刷新、命名、关闭其他、打开与离开',
    'What a page may do with tabs: refresh, name, close the others, open and leave',
  ],
  own: ['本页的标签', 'The tab of this page'],
  drawn: ['本页绘制于', 'This page was drawn at'],
  refresh: ['刷新本页', 'Refresh this page'],
  rename: ['改名为“我的标签”', 'Name it "My tab"'],
  name: ['我的标签', 'My tab'],
  restore: ['恢复原名', 'Give its name back'],
  unsaved: ['标记为未保存', 'Mark as not saved'],
  others: ['其他标签', 'Other tabs'],
  closeOthers: ['关闭其他标签', 'Close the others'],
  query: ['带参数打开本页', 'Open this page with a parameter'],
  given: ['参数 from', 'Parameter from'],
  none: ['没有', 'none'],
  open: ['打开样品的标签', 'Open the tab of a sample'],
  leave: ['关闭本页并转到列表', 'Close this page and go to the list'],
} as const satisfies Record<string, Phrase>

export function ViewTags() {
  const t = useTranslate()
  const go = useGo()
  const [params] = useSearchParams()
  const [drawnAt] = useState(() => Date.now())
  const [unsaved, setUnsaved] = useState(false)
  const { refresh, rename, closeOthers, leaveFor } = useTab()
  useUnsaved(unsaved)
  return (
    <>
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <div className="stack fit gap-16 above-16">
        <Section title={words.own}>
          <p className={`below-12 quiet ${styles['text']}`}>
            {t(words.drawn)} <TimeText at={drawnAt} />
          </p>
          <div className="row wrap gap-8">
            <Action icon="reload" label={words.refresh} onPress={refresh} />
            <Action label={words.rename} onPress={() => rename(t(words.name))} />
            <Action label={words.restore} onPress={() => rename('')} />
          </div>
          <p className="row gap-8 align-center above-16">
            <OnOff label={words.unsaved} value={unsaved} onChange={setUnsaved} /> {t(words.unsaved)}
          </p>
        </Section>
        <Section title={words.others}>
          <p className={`below-12 quiet ${styles['text']}`}>
            {t(words.given)}
            {t(colon)}
            {params.get('from') ?? t(words.none)}
          </p>
          <div className="row wrap gap-8">
            <Action label={words.query} onPress={() => go(`${paths.other('viewTags')}?from=button`)} />
            <LinkAction label={words.open} to={paths.sampleDetail('YP-2026-0001')} />
            <Action label={words.closeOthers} onPress={closeOthers} />
            <Action label={words.leave} onPress={() => leaveFor(paths.template('list/crud'))} />
          </div>
        </Section>
      </div>
    </>
  )
}
