// Code applications that somebody still has to act on, by step and by how long ago they were applied for.
import { ages, applicationFigures } from '@register/contract/business/home/figures'
import { applicationStatuses } from '@register/contract/business/codeApplyShape'
import { useLang, useSay } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { PlainTable } from '../../../../kit/display/PlainTable.tsx'
import { count } from '../../../../kit/plain/format.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import { Frame } from '../Frame.tsx'
import styles from './figures.module.css'
import { ageWords, figureWords as words } from './words.ts'

export function ApplicationSteps({ title }: { title: string }) {
  const say = useSay()
  const lang = useLang()
  const reading = useRead(applicationFigures, {})
  return (
    <Frame title={title} aside={<Link to={paths.applicationList}>{say(words.allApplications)}</Link>}>
      <LoadState reading={reading} lines={4}>
        {({ open }) => (
          <PlainTable
            label={title}
            rows={open}
            rowKey={({ step }) => step}
            columns={[
              {
                key: 'step',
                title: say(words.step),
                draw: ({ step }) => (
                  <Link to={paths.applicationsWith({ status: step })}>{say(applicationStatuses[step].label)}</Link>
                ),
              },
              ...ages.map((age) => ({
                key: age,
                title: say(ageWords[age]),
                align: 'end' as const,
                draw: (row: (typeof open)[number]) => (
                  <span className={age === 'older' && row.older > 0 ? styles['late'] : undefined}>
                    {count(row[age], lang)}
                  </span>
                ),
              })),
            ]}
          />
        )}
      </LoadState>
    </Frame>
  )
}
