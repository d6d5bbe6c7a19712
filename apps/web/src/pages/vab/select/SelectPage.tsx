// Choices from a dictionary: when they are read, their values, and the error when reading fails.
import { useState } from 'react'
import type { DictionaryItem } from '../../../api/dictionary.ts'
import { useSay } from '../../../api/language.ts'
import { DictionarySelect } from '../../../showcase/select/DictionarySelect.tsx'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'
import { words } from './words.ts'

const basis = 'test_basis'
const known = 'TSG T7007-2022'

export function SelectPage() {
  return (
    <Showcase piece={pieceOf(tablePieces, 'vab/select')}>
      <OnOpening />
      <WithValue />
      <Several />
      <Whole />
      <Drawn />
      <Failing />
    </Showcase>
  )
}

function OnOpening() {
  const say = useSay()
  const [value, setValue] = useState<string | null>(null)
  return (
    <Example title={words.onOpening} text={words.onOpeningText}>
      <div className={styles['field']}>
        <DictionarySelect dictionary={basis} label={say(words.onOpening)} value={value} onChange={setValue} />
      </div>
      <Outcome value={value} />
    </Example>
  )
}

function WithValue() {
  const say = useSay()
  const [value, setValue] = useState<string | null>(known)
  return (
    <Example title={words.withValue} text={words.withValueText}>
      <div className={styles['field']}>
        <DictionarySelect
          clearable={false}
          dictionary={basis}
          label={say(words.withValue)}
          value={value}
          onChange={setValue}
        />
      </div>
      <Outcome value={value} />
    </Example>
  )
}

function Several() {
  const say = useSay()
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <Example title={words.several}>
      <DictionarySelect multiple dictionary={basis} label={say(words.several)} value={value} onChange={setValue} />
      <Outcome value={value} />
    </Example>
  )
}

function Whole() {
  const say = useSay()
  const [value, setValue] = useState<DictionaryItem | null>(null)
  return (
    <Example title={words.whole} text={words.wholeText}>
      <div className={styles['field']}>
        <DictionarySelect whole dictionary={basis} label={say(words.whole)} value={value} onChange={setValue} />
      </div>
      <Outcome value={value} />
    </Example>
  )
}

function Drawn() {
  const say = useSay()
  const [value, setValue] = useState<string | null>(null)
  return (
    <Example title={words.drawn} text={words.drawnText}>
      <div className={styles['field']}>
        <DictionarySelect
          dictionary={basis}
          label={say(words.drawn)}
          value={value}
          onChange={setValue}
          option={(item) => (
            <>
              <strong>{item.label}</strong> <small>{item.value}</small>
            </>
          )}
        />
      </div>
    </Example>
  )
}

function Failing() {
  const say = useSay()
  const [value, setValue] = useState<string | null>(null)
  return (
    <Example title={words.failing} text={words.failingText}>
      <div className={styles['row']}>
        <div className={styles['field']}>
          <DictionarySelect dictionary="no_such_type" label={say(words.failing)} value={value} onChange={setValue} />
        </div>
        <div className={styles['field']}>
          <DictionarySelect disabled dictionary={basis} label={say(words.disabled)} value={known} onChange={setValue} />
        </div>
      </div>
    </Example>
  )
}
