// Choices from a dictionary: when they are read, their values, and the error when reading fails.
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import type { DictionaryItem } from '../../../api/dictionary.ts'
import { DictionarySelect } from '../../../showcase/select/DictionarySelect.tsx'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'

// Texts of the page on dictionary selects.
const words = {
  onOpening: ['首次打开时读取', 'Read on the first opening'],
  onOpeningText: [
    '没有值时不请求；打开后可按名称或拼音首字母查找。同一字典的选择器共用一次读取。',
    'Without a value nothing is requested. Once open, entries are found by their words or pinyin initials. Selects of one dictionary share one request.',
  ],
  withValue: ['已有值', 'With a value'],
  withValueText: [
    '已有值时立即读取，以便显示它的名称；clearable 为 false 时不能清空。',
    'With a value it is read at once, so that the value has a name; clearable={false} disables clearing.',
  ],
  several: ['多选', 'Several'],
  whole: ['值为整个条目', 'The whole entry as value'],
  wholeText: [
    'whole 让值成为字典条目本身（label、value、isDefault、tone）。',
    'With whole the value is the entry itself: label, value, isDefault, tone.',
  ],
  drawn: ['自定义选项', 'Entries drawn by the page'],
  drawnText: ['option 画出列表中的每个条目。', 'option draws each entry of the open list.'],
  failing: ['没有选项，或无法读取', 'No entries, or a failed request'],
  failingText: [
    '字典不存在或读取失败时，列表里说明原因并可以重试；不可用的选择器仍显示它的值。',
    'Where a dictionary is missing or cannot be read, the list gives the reason and offers another try. A disabled select still names its value.',
  ],
  disabled: ['不可用', 'Disabled'],
} as const satisfies Record<string, Phrase>

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
  const [value, setValue] = useState<string | null>(null)
  return (
    <Example title={words.onOpening} text={words.onOpeningText}>
      <div className={styles['field']}>
        <DictionarySelect dictionary={basis} label={words.onOpening} value={value} onChange={setValue} />
      </div>
      <Outcome value={value} />
    </Example>
  )
}

function WithValue() {
  const [value, setValue] = useState<string | null>(known)
  return (
    <Example title={words.withValue} text={words.withValueText}>
      <div className={styles['field']}>
        <DictionarySelect
          clearable={false}
          dictionary={basis}
          label={words.withValue}
          value={value}
          onChange={setValue}
        />
      </div>
      <Outcome value={value} />
    </Example>
  )
}

function Several() {
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <Example title={words.several}>
      <DictionarySelect multiple dictionary={basis} label={words.several} value={value} onChange={setValue} />
      <Outcome value={value} />
    </Example>
  )
}

function Whole() {
  const [value, setValue] = useState<DictionaryItem | null>(null)
  return (
    <Example title={words.whole} text={words.wholeText}>
      <div className={styles['field']}>
        <DictionarySelect whole dictionary={basis} label={words.whole} value={value} onChange={setValue} />
      </div>
      <Outcome value={value} />
    </Example>
  )
}

function Drawn() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Example title={words.drawn} text={words.drawnText}>
      <div className={styles['field']}>
        <DictionarySelect
          dictionary={basis}
          label={words.drawn}
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
  const [value, setValue] = useState<string | null>(null)
  return (
    <Example title={words.failing} text={words.failingText}>
      <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
        <div className={styles['field']}>
          <DictionarySelect dictionary="no_such_type" label={words.failing} value={value} onChange={setValue} />
        </div>
        <div className={styles['field']}>
          <DictionarySelect disabled dictionary={basis} label={words.disabled} value={known} onChange={setValue} />
        </div>
      </div>
    </Example>
  )
}
