// A code editor: a plain field in a monospaced font that reports invalid JSON.
import type { Phrase, Wording } from '@register/contract/phrase'
import { Input } from 'antd'
import { useId } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './code.module.css'

// The error of a text that should be JSON, in the browser's words; undefined for valid JSON.
function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

// Texts of the code editor.
const notJson = (reason: string): Phrase => [`不是有效的 JSON：${reason}`, `Not valid JSON: ${reason}`]

export interface CodeEditProps {
  label: Wording
  value: string
  onChange: (value: string) => void
  /** Checked as JSON. */
  json?: boolean
  rows?: number
  disabled?: boolean
}

export function CodeEdit({ label, value, onChange, json = false, rows = 10, disabled = false }: CodeEditProps) {
  const t = useTranslate()
  const wrong = useId()
  const problem = json && value.trim() ? jsonProblem(value) : undefined
  return (
    <div>
      <Input.TextArea
        className={styles['edit'] ?? ''}
        aria-label={t(label)}
        aria-invalid={problem !== undefined}
        status={problem === undefined ? '' : 'error'}
        {...(problem !== undefined && { 'aria-describedby': wrong })}
        rows={rows}
        disabled={disabled}
        spellCheck={false}
        autoCapitalize="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem !== undefined && (
        <p id={wrong} role="alert" className="above-4 bad small break-words">
          {t(notJson(problem))}
        </p>
      )}
    </div>
  )
}
