// The global search: pages, reports and applications, actions; also earlier terms and pages found before.
import { Input, Tag, type InputRef } from 'antd'
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type Ref } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useMenu } from '../../../api/session.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import { useGo } from '../../../kit/router/useGo.ts'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import { Loading } from '../../../kit/state/Loading.tsx'
import { choosesWord } from '../../../kit/input/find/choosesWord.ts'
import { useComposed } from '../../../kit/input/find/composing.ts'
import { useFinder } from '../../../kit/text/useFinder.ts'
import { shown } from '../../screens/menu/nodes.ts'
import { foundOf, removeTerm, words } from '../words.ts'
import { foundPages } from './foundPages.ts'
import type { Hit, HitGroup } from './hit.ts'
import styles from './search.module.css'
import { useFoundActs } from './useFoundActs.ts'
import { useFoundRecords } from './useFoundRecords.ts'
import { store, stored } from '../../../api/store/stored.ts'

// Which hit of the global search the keys open: the one that was moved to, otherwise the first one, once it is known which that is.
interface Finding {
  found: readonly Hit[]
  typed: string
  /** No hit can come any more that would be before the first one. */
  isSure: boolean
  open: (hit: Hit) => void
}

function useChosenHit({ found, typed, isSure, open }: Finding) {
  // By its key, because groups of hits arrive one after the other and would move another one to its place.
  const [picked, setPicked] = useState<{ typed: string; key: string }>()
  const own = picked?.typed === typed ? found.find(({ key }) => key === picked.key) : undefined
  const chosen = own ?? found[0]
  /** The text on which Enter was pressed before its answer had come. */
  const [awaited, setAwaited] = useState<string>()
  const isAwaited = awaited !== undefined && awaited === typed
  const arrived = useEffectEvent(() => {
    setAwaited(undefined)
    if (found[0]) open(found[0])
  })
  useEffect(() => {
    if (isAwaited && isSure) arrived()
  }, [isAwaited, isSure])

  const pick = ({ key }: Hit) => setPicked({ typed, key })
  return {
    chosen,
    pick,
    move: (step: 1 | -1): void => {
      const at = chosen ? found.indexOf(chosen) : -1
      const next = found[(at + step + found.length) % found.length]
      if (next) pick(next)
    },
    enter: (): void => {
      if (chosen && (isSure || own)) open(chosen)
      else setAwaited(typed)
    },
  }
}

// The last terms with which a page was found and opened, stored in this browser.
const key = 'SEARCH_HISTORY'
const most = 8

function useSearchHistory() {
  const [terms, setTerms] = useState<readonly string[]>(() => stored<string[]>(key) ?? [])
  const keep = (next: readonly string[]) => {
    store(key, next)
    setTerms(next)
  }
  return {
    terms,
    add: (term: string) => keep([term, ...terms.filter((other) => other !== term)].slice(0, most)),
    remove: (term: string) => keep(terms.filter((other) => other !== term)),
  }
}

export function SearchBox({ ref, onDone }: { ref: Ref<InputRef>; onDone: () => void }) {
  const t = useTranslate()
  const go = useGo()
  const menu = useMenu()
  const { matches } = useFinder()
  const history = useSearchHistory()
  const [typed, setTyped] = useState('')
  const asked = useComposed(typed)
  const pages = foundPages(shown(menu), asked, matches).map(({ address, titles, outside }): Hit => ({
    key: address,
    icon: outside ? 'external' : 'file',
    label: titles.join(' - '),
    open: () => (outside ? window.open(address, '_blank', 'noreferrer') : go(address)),
  }))
  const acts = useFoundActs(asked)
  const records = useFoundRecords(asked)
  const groups: HitGroup[] = [
    { label: words.foundPages, hits: pages },
    ...records.groups,
    { label: words.foundActs, hits: acts },
  ].filter(({ hits }) => hits.length > 0)
  const found = groups.flatMap(({ hits }) => hits)
  function open(hit: Hit) {
    history.add(typed.trim())
    onDone()
    void hit.open()
  }
  // Pages come first and are known at once.
  const isSure = asked === typed && (pages.length > 0 || !records.busy)
  const { chosen, pick, move, enter } = useChosenHit({ found, typed, isSure, open })
  function press(event: KeyboardEvent) {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found.length > 0) {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && typed.trim() !== '' && !choosesWord(event.nativeEvent)) enter()
  }
  return (
    <div className={`stack gap-12 content-start ${styles['search']}`}>
      <Input
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the search goes on in it
        autoFocus
        size="large"
        aria-label={t(words.searchAll)}
        placeholder={t(words.searchAll)}
        prefix={<Icon name="search" />}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
      />
      {typed.trim() === '' && history.terms.length > 0 && (
        <div className={`row wrap gap-8 ${styles['terms']}`}>
          {history.terms.map((term) => (
            <Tag
              key={term}
              closable
              closeIcon={<Icon name="close" />}
              onClose={() => history.remove(term)}
              aria-label={t(removeTerm(term))}
            >
              <button type="button" onClick={() => setTyped(term)}>
                {term}
              </button>
            </Tag>
          ))}
        </div>
      )}
      {asked.trim() !== '' &&
        found.length === 0 &&
        (records.busy ? <Loading lines={3} /> : <EmptyState icon="search" text={words.noneFound} />)}
      <p role="status" className="unseen">
        {found.length > 0 && t(foundOf(found.length))}
      </p>
      <div className={styles['groups']}>
        {groups.map(({ label, hits }) => (
          <section key={label[1]} aria-label={t(label)}>
            <h3 className="quiet small">{t(label)}</h3>
            <ul>
              {hits.map((hit) => (
                <li key={hit.key} data-chosen={hit === chosen}>
                  <button
                    type="button"
                    // Moved, not merely there: hits appear under a pointer that rests.
                    onPointerMove={() => hit !== chosen && pick(hit)}
                    onFocus={() => pick(hit)}
                    onClick={() => open(hit)}
                  >
                    <Icon name={hit.icon} />
                    <span className={`rigid ellipsis ${styles['label']}`}>{hit.label}</span>
                    {hit.note && <span className="may-narrow quiet ellipsis">{hit.note}</span>}
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
