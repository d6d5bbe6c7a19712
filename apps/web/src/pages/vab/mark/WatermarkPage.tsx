// Watermarks: text, second line, colour, and off.
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import type { ConfigItem, FormValues } from '../../../showcase/config/formConfig.ts'
import { Watermark } from '../../../kit/mark/Watermark.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Knobs } from '../Knobs.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { words } from './words.ts'

const items: readonly ConfigItem[] = [
  { component: 'input', name: 'text', label: words.text, span: 12, options: { clearable: false } },
  { component: 'input', name: 'subtext', label: words.subtext, span: 12, options: { clearable: false } },
  { component: 'input', name: 'colour', label: words.colour, span: 12, options: { clearable: false } },
  { component: 'switch', name: 'shown', label: words.shown, span: 12 },
]

export function WatermarkPage() {
  const t = useTranslate()
  const [pressed, setPressed] = useState(false)
  const [value, setValue] = useState<FormValues>({
    text: t(words.draft),
    subtext: t(words.staff),
    colour: 'rgba(128, 128, 128, 0.2)',
    shown: true,
  })
  const read = (key: string) => (typeof value[key] === 'string' ? value[key] : '')
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/watermark')}>
      <Example title={words.marked} text={words.markedText}>
        <Knobs items={items} value={value} onChange={setValue} />
        <div className={styles['film']}>
          <Watermark
            text={read('text')}
            shown={value['shown'] === true}
            {...(read('subtext') && { subtext: read('subtext') })}
            {...(read('colour') && { colour: read('colour') })}
          >
            <div className={`stack gap-12 items-start tinted framed rounded pad-24 ${styles['paper']}`}>
              <h3>{t(words.record)}</h3>
              <dl className={styles['facts']}>
                <dt>{t(words.sample)}</dt>
                <dd>YP-2026-0001</dd>
                <dt>{t(words.maker)}</dt>
                <dd>{t(words.makerName)}</dd>
                <dt>{t(words.done)}</dt>
                <dd>{t(words.doneText)}</dd>
              </dl>
              <p>{t(words.still)}</p>
              <Action label={pressed ? words.pressed : words.press} onPress={() => setPressed(true)} />
            </div>
          </Watermark>
        </div>
      </Example>
    </Showcase>
  )
}
