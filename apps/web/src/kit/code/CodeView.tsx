// Code for reading: numbered lines, syntax colours once they are loaded, and a button that copies all of it.
import type { Wording } from '@register/contract/phrase'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './code.module.css'
import type { CodeLanguage } from './languages.ts'
import { codeWords as words } from './words.ts'

export interface CodeViewProps {
  code: string
  language: CodeLanguage
  /** What the code is, for assistive technology. */
  label: Wording
  lineNumbers?: boolean
  /** Long lines break instead of scrolling. */
  wrap?: boolean
  /** Pixels; longer code scrolls inside. */
  maxHeight?: number
}

interface Part {
  content: string
  color?: string | undefined
}

export function CodeView({ code, language, label, lineNumbers = true, wrap = false, maxHeight = 400 }: CodeViewProps) {
  const t = useTranslate()
  const [coloured, setColoured] = useState<{ code: string; lines: Part[][] }>()
  useEffect(() => {
    let left = false
    void import('./highlight.ts')
      .then(({ highlight }) => highlight(code, language))
      // Code is readable without colours too.
      .then(
        (lines) => left || setColoured({ code, lines }),
        () => undefined,
      )
    return () => {
      left = true
    }
  }, [code, language])
  const known = coloured?.code === code
  const lines: Part[][] = known ? coloured.lines : code.split('\n').map((content) => [{ content }])
  return (
    <div className={styles['view']}>
      <pre
        role="region"
        aria-label={t(label)}
        // It scrolls, so the keyboard must be able to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-coloured={known}
        data-numbers={lineNumbers}
        data-wrap={wrap}
        style={{ maxHeight }}
      >
        <code>
          {lines.map((parts, line) => (
            <span key={line} className={styles['line']}>
              {parts.map(({ content, color }, at) => (
                <span key={at} {...(color && { style: { color } })}>
                  {content}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      <div className={`surface rounded ${styles['copy']}`}>
        <CopyButton bare small text={code} label={words.copy} />
      </div>
    </div>
  )
}
