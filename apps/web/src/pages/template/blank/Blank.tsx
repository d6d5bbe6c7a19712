// An empty page to start from: a head, and one surface that fills the rest.
import type { Phrase } from '@register/contract/phrase'
import { templateScreens } from '@register/contract/screens/template'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Panes } from '../../../showcase/layout/Panes.tsx'
import * as paths from '../../../paths.ts'
import styles from '../template.module.css'

const words = {
  title: templateScreens['template/layout/blank'].title,
  text: ['从这里开始写一个新页面', 'Where a new screen begins'],
  act: ['主要操作', 'Main act'],
  acted: ['已执行主要操作', 'The main act was done'],
  content: ['页面内容', 'Content'],
  hint: [
    '页头说明这是什么、能做什么，主要操作放在右上；内容区占满剩余高度，内容多时在区内滚动。',
    'The head says what this is and what can be done, with the main act at the right. The content fills what is left and scrolls inside when there is more.',
  ],
  plan: ['例如：本月的型式试验安排', 'For example: this month’s type tests'],
  day: ['日期', 'Date'],
  sample: ['样品', 'Sample'],
  test: ['试验', 'Test'],
  room: ['地点', 'Place'],
  steps: ['三步成为自己的页面', 'Three steps to a screen of your own'],
  step1: [
    '在 packages/contract/src/screens 里写下路径、标题和菜单位置',
    'Write path, title and place in the menu in packages/contract/src/screens',
  ],
  step2: ['把页面放在 apps/web/src/pages/<领域>/<功能>', 'Put the page under apps/web/src/pages/<area>/<feature>'],
  step3: ['在 apps/web/src/app/screens 里把两者连起来', 'Join the two in apps/web/src/app/screens'],
} as const satisfies Record<string, Phrase>

/** Sample content of such a page. */
const plan: readonly { day: string; sample: string; test: Phrase; room: string }[] = [
  { day: '2026-03-02', sample: 'YP-2026-0001', test: ['层门锁动作试验', 'Door lock, moved'], room: 'A-101' },
  { day: '2026-03-05', sample: 'YP-2026-0004', test: ['限速器校验', 'Governor, calibrated'], room: 'A-103' },
  { day: '2026-03-11', sample: 'YP-2026-0007', test: ['缓冲器冲击试验', 'Buffer, impact'], room: 'B-002' },
  { day: '2026-03-18', sample: 'YP-2026-0009', test: ['曳引能力试验', 'Traction'], room: 'T-1' },
]

export function Blank() {
  const t = useTranslate()
  const { done } = useFeedback()
  return (
    <div className="row column gap-16 page-height">
      <PageHead title={words.title} text={words.text} back={paths.gallery}>
        <Action kind="primary" label={words.act} onPress={() => done(words.acted)} />
      </PageHead>
      <Panes
        middle={{
          label: words.content,
          content: (
            <div className="stack fit gap-16">
              <p className={styles['text']}>{t(words.hint)}</p>
              <h2 className="large">{t(words.plan)}</h2>
              <PlainTable
                label={words.plan}
                rows={plan}
                rowKey={({ sample }) => sample}
                columns={[
                  { key: 'day', title: words.day, short: true, draw: ({ day }) => day },
                  { key: 'sample', title: words.sample, short: true, draw: ({ sample }) => sample },
                  { key: 'test', title: words.test, long: true, draw: ({ test }) => t(test) },
                  { key: 'room', title: words.room, short: true, draw: ({ room }) => room },
                ]}
              />
              <h2 className="large">{t(words.steps)}</h2>
              <ol className={`stack gap-4 ${styles['steps']}`}>
                {[words.step1, words.step2, words.step3].map((step) => (
                  <li key={step[1]}>{t(step)}</li>
                ))}
              </ol>
            </div>
          ),
        }}
      />
    </div>
  )
}
