// A page without menu, bar and tabs, with its own link back.
import type { Phrase } from '@register/contract/phrase'
import { otherScreens } from '@register/contract/screens/other'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { Result } from '../../../showcase/feedback/Result.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import * as paths from '../../../paths.ts'
import styles from '../other.module.css'

const words = {
  title: otherScreens['other/fullpage'].title,
  text: [
    '不带菜单、顶栏和标签，适合大屏、打印和引导',
    'Without menu, bar and tabs: for large screens, printing and guides',
  ],
  alone: ['本页独立显示', 'This page is shown alone'],
  how: [
    '在路由登记中标明 fullpage，或在菜单管理中勾选“整页路由”。',
    'Set fullpage where the screen is registered, or tick it for the entry of the menu.',
  ],
  back: ['返回组件展示', 'Back to the kit'],
  home: ['返回首页', 'Go to the start page'],
} as const satisfies Record<string, Phrase>

export function FullPage() {
  return (
    <div className={`stack fit gap-16 ${styles['alone']}`}>
      <PageHead title={words.title} text={words.text} />
      <div className="card">
        <Result
          title={words.alone}
          text={words.how}
          actions={
            <>
              <LinkAction kind="primary" label={words.back} to={paths.gallery} />
              <LinkAction label={words.home} to={paths.home} />
            </>
          }
        />
      </div>
    </div>
  )
}
