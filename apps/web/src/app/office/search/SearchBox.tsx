// What is typed to find a page of the menu, what was typed before, and what was found.
import { Input, Tag, type InputRef } from 'antd'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { useSay } from '../../../api/language.ts'
import { useMenu } from '../../../api/session.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import { EmptyState } from '../../../kit/state/EmptyState.tsx'
import { shown } from '../../screens/menu/nodes.ts'
import { foundOf, removeTerm, words } from '../words.ts'
import { foundIn, type Found } from './found.ts'
import styles from './search.module.css'
import { useSearchHistory } from './useSearchHistory.ts'
import { useGo } from '../../../kit/plain/useGo.ts'

export function SearchBox({ ref, onDone }: { ref: Ref<InputRef>; onDone: () => void }) {
  const say = useSay()
  const go = useGo()
  const menu = useMenu()
  const history = useSearchHistory()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = foundIn(shown(menu), typed)

  function open({ address, outside }: Found) {
    history.add(typed.trim())
    onDone()
    if (outside) window.open(address, '_blank', 'noreferrer')
    else go(address)
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    }
    const chosen = found[at]
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) open(chosen)
  }
  return (
    <div className={styles['search']}>
      <Input
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the search goes on in it
        autoFocus
        size="large"
        aria-label={say(words.searchPages)}
        placeholder={say(words.searchPages)}
        prefix={<Icon name="search" />}
        maxLength={40}
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
      {typed.trim() !== '' && found.length === 0 && <EmptyState icon="search" text={say(words.noPages)} />}
      <p role="status" className="unseen">
        {found.length > 0 && say(foundOf(found.length))}
      </p>
      <ul aria-label={say(words.foundPages)} hidden={found.length === 0}>
        {found.map((one, place) => (
          <li key={one.address} data-chosen={place === at}>
            <button
              type="button"
              onPointerEnter={() => setAt(place)}
              onFocus={() => setAt(place)}
              onClick={() => open(one)}
            >
              <Icon name={one.outside ? 'external' : 'file'} />
              {one.titles.join(' - ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
