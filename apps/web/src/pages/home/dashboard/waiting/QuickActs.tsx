// Links to frequent actions that the reader may carry out.
import { generateCode } from '@register/contract/business/codeApply'
import { insertReport } from '@register/contract/business/report'
import { checkImport } from '@register/contract/business/reportImport'
import { useSay } from '../../../../api/language.ts'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { words } from '../words.ts'

export function QuickActs({ title }: { title: string }) {
  const say = useSay()
  return (
    <Frame title={title}>
      <div className={styles['quick']}>
        <Allow may={generateCode}>
          <LinkAction icon="number" label={say(words.apply)} to={paths.applicationNew} />
        </Allow>
        <Allow may={insertReport}>
          <LinkAction icon="form" label={say(words.write)} to={paths.reportNew} />
        </Allow>
        <Allow may={checkImport}>
          <LinkAction icon="import" label={say(words.import)} to={paths.reportImport} />
        </Allow>
        <LinkAction icon="search" label={say(words.publicSearch)} to={paths.search()} />
      </div>
    </Frame>
  )
}
