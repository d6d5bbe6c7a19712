// The API document: endpoints grouped by the first parts of their path, searched by keyword; the chosen one in full next to them.
import { queryList } from '@register/contract/business/report/report'
import { isPermission, permissions } from '@register/contract/permissions'
import { apiDocument, listApi, type ApiRow } from '@register/contract/system/api'
import { getToken } from '@register/contract/system/client/token'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { download } from '../../../api/transfer.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { FindBox } from '../../../kit/input/find/FindBox.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { useAddress } from '../../../kit/plain/useAddress.ts'
import { ApiDetail } from './ApiDetail.tsx'
import styles from './api.module.css'
import { words } from './words.ts'
import { Section } from '../../../kit/layout/Section.tsx'

// The general part of the API document: getting a token, calling an endpoint, reading answers and refusals.
const origin = (): string => window.location.origin

const token = () => `curl -u CLIENT_ID:CLIENT_SECRET -d grant_type=client_credentials ${origin()}${getToken.path}

{"access_token":"ttrt_…","token_type":"Bearer","expires_in":900,"scope":"…"}`

const calling = () => `curl -H "Authorization: Bearer ttrt_…" -H "Content-Type: application/json" \\
  -d '{"pageNum":1,"pageSize":20}' ${origin()}${queryList.path}

{"code":200,"msg":"Done","data":{"list":[…],"total":1}}`

const refusal = `{"code":400,"msg":"…","data":null,"errors":[{"field":"pageSize","msg":"…"}]}`

function ApiStart() {
  const t = useTranslate()
  const parts = [
    [words.token, words.tokenText, token()],
    [words.calling, words.callingText, calling()],
    [words.answers, words.answersText, refusal],
    [words.limits, words.limitsText, ''],
  ] as const
  return (
    <div className={`stack fit gap-16 ${styles['one']}`}>
      <p className="quiet">{t(words.choose)}</p>
      {parts.map(([title, text, example]) => (
        <Section key={title[1]} title={title}>
          <p>{t(text)}</p>
          {example && <pre className={`break-words tinted rounded pad-12 scroll ${styles['json']}`}>{example}</pre>}
        </Section>
      ))}
    </div>
  )
}

/** /api/business/equRepInfo/queryList belongs to business/equRepInfo. */
const areaOf = ({ path }: ApiRow): string => path.split('/').slice(2, 4).join('/')
const keyOf = ({ method, path }: Pick<ApiRow, 'method' | 'path'>): string => `${method} ${path}`

const wordsOf = ({ method, path, title, access }: ApiRow): string =>
  [method, path, ...title, access, ...(isPermission(access) ? permissions[access] : [])].join(' ').toLowerCase()

export function ApiPage() {
  const reading = useRead(listApi, {}, { staleTime: 600_000 })
  return (
    <div className="stack gap-16">
      <PageHead title={words.title} text={words.text}>
        <Action icon="download" label={words.download} onPress={() => download(apiDocument, {}, 'openapi.json')} />
      </PageHead>
      <LoadState reading={reading} page>
        {(lines) => <Endpoints lines={lines} />}
      </LoadState>
    </div>
  )
}

function Endpoints({ lines }: { lines: readonly ApiRow[] }) {
  const t = useTranslate()
  const [query, setQuery] = useAddress()
  const [text, setText] = useState('')
  const [onlyClients, setOnlyClients] = useState(false)
  const chosen = lines.find((line) => keyOf(line) === query.get('of'))
  const asked = text.trim().toLowerCase().split(/\s+/)
  const shown = lines.filter(
    (line) => (!onlyClients || line.clients) && asked.every((word) => wordsOf(line).includes(word)),
  )
  const areas = [...new Set(shown.map(areaOf))]
  return (
    <div className={`stack gap-16 align-start ${styles['beside']}`} data-chosen={chosen !== undefined}>
      <nav className={`stack gap-8 card pad-12 ${styles['side']}`} aria-label={t(words.list)}>
        <FindBox label={words.find} value={text} onChange={setText} />
        <label className="row gap-8 align-center">
          <input type="checkbox" checked={onlyClients} onChange={({ target }) => setOnlyClients(target.checked)} />
          {t(words.onlyClients)}
        </label>
        <div className={`scroll ${styles['lines']}`}>
          {shown.length === 0 && <p className="quiet">{t(words.none)}</p>}
          {areas.map((area) => (
            <section key={area} aria-label={area}>
              <h2 className="quiet bold">{area}</h2>
              <ul>
                {shown
                  .filter((line) => areaOf(line) === area)
                  .map((line) => (
                    <li key={keyOf(line)}>
                      <button
                        className="row gap-8 full-width text-start no-border no-ground rounded pressable"
                        type="button"
                        aria-pressed={line === chosen}
                        onClick={() => setQuery({ of: keyOf(line) })}
                      >
                        <span className={`rigid quiet ${styles['method']}`} data-effect={line.effect}>
                          {line.method}
                        </span>
                        <span className="may-narrow break-words">
                          {t(line.title)}
                          <small className="block quiet">{line.path.replace(/^\/api/, '')}</small>
                        </span>
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </nav>
      <div className={`stack fit gap-16 ${styles['detail']}`}>
        <div className={styles['back']}>
          <Action icon="back" label={words.list} onPress={() => setQuery({ of: undefined })} />
        </div>
        {chosen ? <ApiDetail key={keyOf(chosen)} line={chosen} /> : <ApiStart />}
      </div>
    </div>
  )
}
