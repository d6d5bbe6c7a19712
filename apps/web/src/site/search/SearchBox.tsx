// The search box of the search page.
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Button, IconButton } from '../../kit/plain/action/Button.tsx'
import { Icon } from '../../kit/plain/display/Icon.tsx'
import { late } from '../../kit/plain/late.tsx'
import { hasPointer } from '../../kit/plain/useWide.ts'
import styles from './SearchBox.module.css'
import { useScanStep } from '../scan/useScanStep.ts'
import { isTooShort, longestKeyword } from './question.ts'
import { words } from './words.ts'

/** Most people type: the camera's code comes when it is asked for. */
const Scan = late(async () => (await import('../scan/Scan.tsx')).Scan)

interface Props {
  keyword: string
  /** Whether the box has the focus from the start on a desk. */
  focused: boolean
  onAsk: (keyword: string) => void
}

export const SearchBox = ({ keyword, focused, onAsk }: Props) => {
  const t = useTranslate()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(keyword)
  const [short, setShort] = useState(false)
  const scan = useScanStep()
  // A new address replaces the content of the input; the element and the cursor in it stay.
  const [known, setKnown] = useState(keyword)
  if (known !== keyword) {
    setKnown(keyword)
    setText(keyword)
    setShort(false)
  }
  useEffect(() => {
    if (focused && hasPointer()) box.current?.focus()
  }, [focused])
  const submit = (): void => {
    const asked = text.trim()
    const tooShort = isTooShort({ keyword: asked })
    setShort(tooShort)
    if (!tooShort) onAsk(asked)
  }
  return (
    <search>
      <form
        className="row gap-8"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label htmlFor={id} className="unseen">
          {t(words.box)}
        </label>
        <div className={`row align-center grow may-narrow surface rounded ${styles['box']}`}>
          <Icon name="search" size={20} />
          <input
            ref={box}
            id={id}
            className={`grow may-narrow large no-border no-ground ${styles['input']}`}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestKeyword}
            placeholder={t(words.boxShort)}
            value={text}
            aria-invalid={short || undefined}
            aria-describedby={short ? `${id}-short` : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          {text !== '' && (
            <IconButton
              icon="cross"
              label={words.clear}
              onClick={() => {
                setText('')
                box.current?.focus()
              }}
            />
          )}
          <IconButton icon="scan" label={words.scan} onClick={scan.open} />
        </div>
        <Button type="submit" look="primary" className={styles['go']}>
          {t(words.go)}
        </Button>
      </form>
      {short && (
        <p id={`${id}-short`} className="above-8 bad" role="alert">
          {t(words.tooShort)}
        </p>
      )}
      {scan.scanning && <Scan open onClose={scan.close} />}
    </search>
  )
}
