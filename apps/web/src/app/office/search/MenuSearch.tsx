// Finds a page of the menu and opens it: by Ctrl+K or the button, arrows and Enter, or a press.
import { Input, Modal, Tag, type InputRef } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useNavigate } from 'react-router'
import { useSay } from '../../../api/language.ts'
import { useMenu } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Icon } from '../../../kit/action/icons.tsx'
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx'
import { shown } from '../menu/nodes.ts'
import { foundOf, removeTerm, words } from '../words.ts'
import { foundIn, type Found } from './found.ts'
import styles from './search.module.css'
import { useSearchHistory } from './useSearchHistory.ts'

export function MenuSearch() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const input = useRef<InputRef>(null)
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Action bare kind="quiet" icon="search" label={say(words.search)} onPress={() => setOpen(true)} />
      <Modal
        open={open}
        title={say(words.search)}
        width={700}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
        // The window has taken the focus to its cross.
        afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      >
        <SearchBox ref={input} onDone={() => setOpen(false)} />
      </Modal>
    </>
  )
}

function SearchBox({ ref, onDone }: { ref: Ref<InputRef>; onDone: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const menu = useMenu()
  const history = useSearchHistory()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = foundIn(shown(menu), typed)

  function go({ address, outside }: Found) {
    history.add(typed.trim())
    onDone()
    if (outside) window.open(address, '_blank', 'noreferrer')
    else void navigate(address)
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    }
    const chosen = found[at]
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) go(chosen)
  }
  return (
    <div className={styles['search']}>
      <Input
        ref={ref}
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
              onClick={() => go(one)}
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
