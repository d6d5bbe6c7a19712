// Loads a heavy module on request: shows that it is loading, and what to do when that fails.
import { sampleStatuses } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { otherScreens } from '@register/contract/screens/other'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { ErrorState } from '../../../kit/state/ErrorState.tsx'
import { Loading } from '../../../kit/state/Loading.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import * as paths from '../../../paths.ts'
import styles from '../other.module.css'
import { useModule } from './useModule.ts'

const words = {
  title: otherScreens['other/loadJS'].title,
  text: [
    '较大的模块在需要时才下载，等待和失败都有提示',
    'Large modules are loaded when they are needed; waiting and failure are shown',
  ],
  chart: ['图表模块', 'The module of charts'],
  chartText: [
    '用法：useModule(() => import(…))，返回状态与 start。图表库约 190 KB，打开本页时并不下载；按下按钮后下载，并画出登记中各类样品的数量。',
    'How: useModule(() => import(…)) gives the state and start. The library of charts is some 190 kilobytes. Opening this page does not fetch it; the button does, and draws how many samples there are of each status.',
  ],
  load: ['加载并绘制', 'Fetch and draw'],
  drawing: ['各状态的样品数（示意）', 'Samples by status (an example)'],
  missing: ['不存在的模块', 'A module that is not there'],
  missingText: ['下载失败时说明原因，并可以重试。', 'When it cannot be had, this is said, and one can try again.'],
  loadMissing: ['加载不存在的模块', 'Fetch a module that is not there'],
} as const satisfies Record<string, Phrase>

/** The bundler does not know this address, so it builds nothing for it. */
const nowhere = '/assets/not-there.js'

export function LoadModule() {
  return (
    <>
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <div className="stack fit gap-16 above-16">
        <OnDemand />
        <NotThere />
      </div>
    </>
  )
}

function OnDemand() {
  const t = useTranslate()
  const { state, start } = useModule(() => import('./heavyChart.tsx'))
  const { HeavyChart } = state.is === 'there' ? state.module : {}
  return (
    <Section title={words.chart}>
      <p className={`below-12 quiet ${styles['text']}`}>{t(words.chartText)}</p>
      <Action label={words.load} disabled={state.is === 'waiting' || state.is === 'there'} onPress={start} />
      {state.is === 'waiting' && <Loading lines={4} />}
      {state.is === 'failed' && <ErrorState error={state.error} onRetry={start} />}
      {HeavyChart && (
        <div className={styles['drawing']}>
          <HeavyChart
            label={words.drawing}
            categories={Object.values(sampleStatuses).map(({ label }) => t(label))}
            values={[62, 55, 70, 53]}
          />
        </div>
      )}
    </Section>
  )
}

function NotThere() {
  const t = useTranslate()
  const { state, start } = useModule(() => import(/* @vite-ignore */ nowhere) as Promise<unknown>)
  return (
    <Section title={words.missing}>
      <p className={`below-12 quiet ${styles['text']}`}>{t(words.missingText)}</p>
      <Action label={words.loadMissing} disabled={state.is === 'waiting'} onPress={start} />
      {state.is === 'waiting' && <Loading lines={4} />}
      {state.is === 'failed' && <ErrorState error={state.error} onRetry={start} />}
    </Section>
  )
}
