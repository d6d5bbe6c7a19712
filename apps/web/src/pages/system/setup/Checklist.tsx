// What is still to be set up before the register can be used, each with a link to where it is done.
import { readChecklist, type ChecklistItem, type ChecklistKey } from '@register/contract/system/setup/setup'
import { officeScreens } from '@register/contract/screens/all'
import type { ScreenSpec } from '@register/contract/screens/screen'
import { useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import * as paths from '../../../paths.ts'
import styles from './setup.module.css'
import { itemWords, leftOf, words } from './words.ts'

const tones = { done: 'good', unlimited: 'quiet', open: 'warn', absent: 'quiet' } as const

/** The view where each is done, with its query; settings of the environment cannot be made in the office. */
const places: Readonly<Partial<Record<ChecklistKey, { view: string; query?: string }>>> = {
  administrators: { view: 'settings/setup' },
  body: { view: 'settings/dept' },
  categories: { view: 'settings/dept' },
  people: { view: 'user/index' },
  authority: { view: 'settings/config', query: '?class=site' },
}

export function Checklist() {
  const say = useSay()
  const reading = useRead(readChecklist, {})
  return (
    <div className={styles['page']}>
      <PageHead title={say(words.list)} text={say(words.listText)} />
      <LoadState reading={reading} page>
        {(items) => {
          const open = items.filter(({ state }) => state === 'open').length
          return (
            <>
              <Notice tone={open === 0 ? 'good' : 'warn'} title={say(open === 0 ? words.ready : leftOf(open))} />
              <ul className={styles['list']} aria-label={say(words.list)}>
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
  const say = useSay()
  const may = useMay()
  const place = places[key]
  const screens: Readonly<Record<string, ScreenSpec>> = officeScreens
  const screen = place && screens[place.view]
  const opens = screen && (screen.needs === undefined || may({ access: { may: screen.needs } }))
  return (
    <li className={styles['item']}>
      <StatusTag tone={tones[state]} label={say(words[state])} />
      <div>
        <strong>{say(itemWords[key])}</strong>
        <p>{text}</p>
      </div>
      {(state === 'open' || state === 'unlimited') && opens && place && (
        <LinkAction
          label={say(state === 'open' ? words.go : words.look)}
          to={paths.screenAt(screen.path, place.query)}
        />
      )}
    </li>
  )
}
