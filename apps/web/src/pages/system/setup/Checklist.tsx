// What is still to be set up before the register can be used, each with a link to where it is done.
import { systemScreens } from '@register/contract/screens/system'
import { checklistItems } from '@register/contract/system/setup/checklistItems'
import { readChecklist, type ChecklistItem } from '@register/contract/system/setup/setup'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import * as paths from '../../../paths.ts'
import styles from './setup.module.css'
import { leftOf, words } from './words.ts'

const tones = { done: 'good', unlimited: 'quiet', open: 'warn', absent: 'quiet' } as const

export function Checklist() {
  const t = useTranslate()
  const reading = useRead(readChecklist, {})
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <PageHead title={words.list} text={words.listText} />
      <LoadState reading={reading} page>
        {(items) => {
          const open = items.filter(({ state }) => state === 'open').length
          return (
            <>
              <Notice tone={open === 0 ? 'good' : 'warn'} title={open === 0 ? words.ready : leftOf(open)} />
              <ul className="card" aria-label={t(words.list)}>
                {items.map((item) => (
                  <Item key={item.key} item={item} />
                ))}
              </ul>
            </>
          )
        }}
      </LoadState>
    </div>
  )
}

function Item({ item: { key, state, text } }: { item: ChecklistItem }) {
  const t = useTranslate()
  const may = useMay()
  const { title, place } = checklistItems[key]
  return (
    <li className={`stack gap-4-16 align-center ${styles['item']}`}>
      <StatusTag tone={tones[state]} label={words[state]} />
      <div>
        <strong>{t(title)}</strong>
        <p>{text}</p>
      </div>
      {(state === 'open' || state === 'unlimited') && place?.acts.some(may) && (
        <LinkAction
          label={state === 'open' ? words.go : words.look}
          to={paths.screenAt(systemScreens[place.view].path, place.query)}
        />
      )}
    </li>
  )
}
