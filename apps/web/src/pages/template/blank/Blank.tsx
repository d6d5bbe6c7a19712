// An empty page to start from: a head, and one surface that fills what is left.
import type { Phrase } from '@register/contract/phrase'
import { templateScreens } from '@register/contract/screens/template'
import { useSay } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
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
} as const satisfies Record<string, Phrase>

export function Blank() {
  const say = useSay()
  const { done } = useFeedback()
  return (
    <div className={styles['page']}>
      <PageHead title={say(words.title)} text={say(words.text)} back={paths.gallery}>
        <Action kind="primary" label={say(words.act)} onPress={() => done(words.acted)} />
      </PageHead>
      <Panes middle={{ label: say(words.content), content: <p className={styles['text']}>{say(words.hint)}</p> }} />
    </div>
  )
}
