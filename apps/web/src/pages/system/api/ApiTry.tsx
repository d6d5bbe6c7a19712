// Calls an endpoint with the reader's own session and permissions, and shows the answer; before a write it asks.
import type { EndpointSpec } from '@register/contract/endpoint'
import { Failure } from '@register/contract/errors'
import type { ApiRow, ApiOperation } from '@register/contract/system/api'
import { useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { reasonOf, useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import styles from './api.module.css'
import { words } from './words.ts'

interface ApiTryProps {
  line: ApiRow
  one: ApiOperation
  /** The parameters of path and query. */
  names: readonly { name: string; in: string; required: boolean }[]
}

interface Result {
  ok: boolean
  /** Empty where the call succeeded. */
  text: string
  json: string
}

/** How many characters of a result are drawn, because a page with more of them is slow. */
const mostShown = 20_000

const valuesIn = (given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))

const jsonOf = (value: unknown): string => JSON.stringify(value ?? null, null, 2)

function parsed(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return undefined
  }
}

export function ApiTry({ line: { method, path, effect, title }, one, names }: ApiTryProps) {
  const t = useTranslate()
  const own = useId()
  const { ask } = useFeedback()
  const [given, setGiven] = useState(() => ({ ...valuesIn(one.example.params), ...valuesIn(one.example.query) }))
  const takesBody = 'requestBody' in one.operation
  const [body, setBody] = useState(() => jsonOf(one.example.body ?? {}))
  const [result, setResult] = useState<Result>()
  const json = takesBody ? parsed(body) : { value: undefined }

  const valuesFor = (place: string) =>
    Object.fromEntries(names.filter((row) => row.in === place).map(({ name }) => [name, given[name] ?? '']))

  async function run() {
    if (!json) return
    if (effect === 'write' && !(await ask({ title: words.ask, text: words.askText, yes: words.send, danger: true })))
      return
    const endpoint: EndpointSpec = {
      method,
      path,
      access: 'signedIn',
      summary: title,
      effect,
    }
    const input = { params: valuesFor('path'), query: valuesFor('query'), ...(takesBody && { body: json.value }) }
    try {
      setResult({ ok: true, text: '', json: jsonOf(await call(endpoint, input)) })
    } catch (error) {
      const data = error instanceof Failure ? { code: error.status, data: error.data ?? null } : null
      setResult({ ok: false, text: t(reasonOf(error)), json: jsonOf(data) })
    }
  }

  return (
    <div className={`stack gap-12 ${styles['try']}`}>
      <p className="quiet">{t(words.tryText)}</p>
      {names.map(({ name, required }) => (
        <div key={name} className={`stack gap-4 ${styles['entry']}`}>
          <label htmlFor={`${own}${name}`}>
            <code>{name}</code>
            {required && <span className={styles['required']}>{t(words.required)}</span>}
          </label>
          <input
            id={`${own}${name}`}
            value={given[name] ?? ''}
            maxLength={2_000}
            onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
          />
        </div>
      ))}
      {takesBody && (
        <div className={`stack gap-4 ${styles['entry']}`}>
          <label htmlFor={`${own}body`}>{t(words.body)}</label>
          <textarea
            id={`${own}body`}
            rows={Math.min(16, Math.max(4, body.split('\n').length))}
            spellCheck={false}
            value={body}
            aria-invalid={!json}
            onChange={({ target }) => setBody(target.value)}
          />
          {!json && <Notice tone="bad" title={words.wrongJson} />}
        </div>
      )}
      <div>
        <Action kind="primary" label={words.send} disabled={!json && words.noJson} onPress={run} />
      </div>
      <div role="status">
        {result && (
          <>
            <p>
              <StatusTag tone={result.ok ? 'good' : 'bad'} label={result.ok ? words.done : words.refused} />{' '}
              {result.text}
            </p>
            <pre className={`break-words tinted rounded pad-12 scroll ${styles['json']}`}>
              {result.json.slice(0, mostShown)}
            </pre>
            {result.json.length > mostShown && <p className="quiet">{t(words.more)}</p>}
          </>
        )}
      </div>
    </div>
  )
}
