// The version of the product: of this window, of the server, and for administrators the versions of its components.
import { demoVersion } from '@register/contract/demo/version'
import { productVersion } from '@register/contract/product'
import { readState } from '@register/contract/system/state'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { houseWords as words, newerOf } from './words.ts'

export function Version({ title }: { title: string }) {
  const t = useTranslate()
  const reading = useRead(demoVersion, {})
  return (
    <Frame
      title={title}
      aside={
        <Allow may={readState}>
          <Link to={paths.systemState}>{t(words.state)}</Link>
        </Allow>
      }
    >
      <LoadState reading={reading} lines={2}>
        {({ version, latest }) => (
          <>
            <p className={`bold tabular ${styles['figure']}`}>{version}</p>
            <p className="above-4 quiet break-words">{t(latest === version ? words.newest : newerOf(latest))}</p>
            {version !== productVersion && (
              <p className="above-4 quiet break-words">
                {t(words.otherWindow)} <Action small label={words.reload} onPress={() => location.reload()} />
              </p>
            )}
          </>
        )}
      </LoadState>
      <Allow may={readState}>
        <Below />
      </Allow>
    </Frame>
  )
}

function Below() {
  const t = useTranslate()
  const { data } = useRead(readState, {})
  if (!data) return null
  const { node, postgres, migration } = data.versions
  const facts = [
    ['Node', node],
    ['PostgreSQL', postgres.version],
    // The number alone: its name would break in a narrow card, and the page of the system's state has it.
    [t(words.schema), migration.replace(/_.*/, '')],
    [t(words.processes), String(data.instances.length)],
  ] as const
  return (
    <dl className={`stack gap-4 above-12 ${styles['facts']}`}>
      {facts.map(([name, value]) => (
        <div className="row gap-8 justify-between" key={name}>
          <dt className="quiet">{name}</dt>
          <dd className="may-narrow tabular break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
