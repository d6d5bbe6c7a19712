// QR codes: every property to try, the levels, and text that is too long.
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import type { ConfigItem, FormValues } from '../../../showcase/config/formConfig.ts'
import { LogoCode } from '../../../showcase/mark/LogoCode.tsx'
import { QrCode } from '../../../kit/plain/QrCode.tsx'
import type { CodeLevel } from '../../../kit/plain/qrSymbol.ts'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Knobs } from '../Knobs.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { words } from './words.ts'

const levels = ['L', 'M', 'Q', 'H'] as const satisfies readonly CodeLevel[]
const items: readonly ConfigItem[] = [
  { component: 'input', name: 'text', label: words.text, span: 12, options: { clearable: false } },
  { component: 'number', name: 'size', label: words.size, span: 12, options: { min: 60, max: 300 } },
  {
    component: 'radio',
    name: 'level',
    label: words.level,
    span: 12,
    options: { items: levels.map((value) => ({ value, label: value })), type: 'button' },
  },
  { component: 'number', name: 'type', label: words.version, message: words.versionText, span: 12 },
  { component: 'number', name: 'mask', label: words.mask, message: words.maskText, span: 12 },
  { component: 'switch', name: 'logo', label: words.logo, span: 12 },
  { component: 'input', name: 'dark', label: words.dark, span: 12, options: { clearable: false } },
  { component: 'input', name: 'light', label: words.light, span: 12, options: { clearable: false } },
]
const start = {
  text: 'https://example.cn/TSX31100122026007',
  size: 160,
  level: 'H',
  logo: true,
  dark: '#000000',
  light: '#ffffff',
} satisfies FormValues

export function QrPage() {
  const t = useTranslate()
  const [value, setValue] = useState<FormValues>(start)
  const numberOf = (key: string) => {
    const held = value[key]
    return typeof held === 'number' ? { [key]: held } : {}
  }
  const read = (key: string) => (typeof value[key] === 'string' ? value[key] : '')
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/qrcode')}>
      <Example title={words.live} text={words.liveText}>
        <Knobs items={items} value={value} onChange={setValue} />
        <LogoCode
          text={read('text')}
          label={words.code}
          size={Number(value['size']) || 100}
          level={levels.find((level) => level === value['level']) ?? 'H'}
          dark={read('dark') || '#000000'}
          light={read('light') || '#ffffff'}
          {...numberOf('type')}
          {...numberOf('mask')}
          {...(value['logo'] === true && { logo: '/favicon.svg' })}
          saveAs="code.png"
        />
      </Example>
      <Example title={words.levels} text={words.levelsText}>
        <div className={`row wrap ${styles['inline']}`}>
          {levels.map((level) => (
            <figure key={level} className="text-center no-margin">
              <LogoCode text={read('text')} label={`${t(words.level)} ${level}`} level={level} size={120} />
              <figcaption>{level}</figcaption>
            </figure>
          ))}
        </div>
      </Example>
      <Example title={words.plain} text={words.plainText}>
        <QrCode text={start.text} label={words.plain} />
      </Example>
      <Example title={words.long} text={words.longText}>
        <LogoCode text={'字'.repeat(425)} label={words.long} />
      </Example>
    </Showcase>
  )
}
