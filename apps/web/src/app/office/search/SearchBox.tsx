// The global search: pages, reports and applications, actions; also earlier terms and pages found before.
import { Input, Tag, type InputRef } from 'antd'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { useSay } from '../../../api/language.ts'
import { useMenu } from '../../../api/session.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import { useGo } from '../../../kit/router/useGo.ts'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import { Loading } from '../../../kit/state/Loading.tsx'
import { useFinder } from '../../../kit/text/useFinder.ts'
import { shown } from '../../screens/menu/nodes.ts'
import { foundOf, removeTerm, words } from '../words.ts'
import { foundPages } from './foundPages.ts'
import type { Hit, HitGroup } from './hit.ts'
import styles from './search.module.css'
import { useFoundActs } from './useFoundActs.ts'
import { useFoundRecords } from './useFoundRecords.ts'
import { useSearchHistory } from './useSearchHistory.ts'

export function SearchBox({ ref, onDone }: { ref: Ref<InputRef>; onDone: () => void }) {
  const say = useSay()
  const go = useGo()
  const menu = useMenu()
  const { matches } = useFinder()
  const history = useSearchHistory()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const pages = foundPages(shown(menu), typed, matches).map(({ address, titles, outside }): Hit => ({
    key: address,
    icon: outside ? 'external' : 'file',
    label: titles.join(' - '),
    open: () => (outside ? window.open(address, '_blank', 'noreferrer') : go(address)),
  }))
  const acts = useFoundActs(typed)
  const records = useFoundRecords(typed)
  const groups: HitGroup[] = [
    { label: words.foundPages, hits: pages },
    ...records.groups,
    { label: words.foundActs, hits: acts },
  ].filter(({ hits }) => hits.length > 0)
  const found = groups.flatMap(({ hits }) => hits)
  // Groups of hits arrive one after the other, so the selected position stays and is only limited by their number.
  const chosen = found[Math.min(at, found.length - 1)]

  function open(hit: Hit) {
    history.add(typed.trim())
    onDone()
    void hit.open()
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    }
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) open(chosen)
  }
  return (
    <div className={styles['search']}>
      <Input
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the search goes on in it
        autoFocus
        size="large"
        aria-label={say(words.searchAll)}
        placeholder={say(words.searchAll)}
        prefix={<Icon name="search" />}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      {typed.trim() === '' && history.terms.length > 0 && (
        <div className={styles['terms']}>
          {history.terms.map((term) => (
            <Tag
              key={term}
              closable
              closeIcon={<Icon name="close" />}
              onClose={() => history.remove(term)}
              aria-label={say(removeTerm(term))}
            >
              <button type="button" onClick={() => setTyped(term)}>
                {term}
              </button>
            </Tag>
          ))}
        </div>
      )}
      {typed.trim() !== '' &&
        found.length === 0 &&
        (records.busy ? <Loading lines={3} /> : <EmptyState icon="search" text={say(words.noneFound)} />)}
      <p role="status" className="unseen">
        {found.length > 0 && say(foundOf(found.length))}
      </p>
      <div className={styles['groups']}>
        {groups.map(({ label, hits }) => (
          <section key={label[1]} aria-label={say(label)}>
            <h3>{say(label)}</h3>
            <ul>
              {hits.map((hit) => (
                <li key={hit.key} data-chosen={hit === chosen}>
                  <button
                    type="button"
                    onPointerEnter={() => setAt(found.indexOf(hit))}
                    onFocus={() => setAt(found.indexOf(hit))}
                    onClick={() => open(hit)}
                  >
                    <Icon name={hit.icon} />
                    <span className={styles['label']}>{hit.label}</span>
                    {hit.note && <span className={styles['note']}>{hit.note}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
