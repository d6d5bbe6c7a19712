// The general part of the API document: getting a token, calling an endpoint, reading answers and refusals.
import { queryList } from '@register/contract/business/report'
import { getToken } from '@register/contract/system/client/token'
import { useSay } from '../../../api/language.ts'
import { Section } from '../../../kit/layout/Section.tsx'
import styles from './api.module.css'
import { words } from './words.ts'

const origin = (): string => window.location.origin

const token = () => `curl -u CLIENT_ID:CLIENT_SECRET -d grant_type=client_credentials ${origin()}${getToken.path}

{"access_token":"ttrt_…","token_type":"Bearer","expires_in":900,"scope":"…"}`

const calling = () => `curl -H "Authorization: Bearer ttrt_…" -H "Content-Type: application/json" \\
  -d '{"pageNum":1,"pageSize":20}' ${origin()}${queryList.path}

{"code":200,"msg":"Done","data":{"list":[…],"total":1}}`

const refusal = `{"code":400,"msg":"…","data":null,"errors":[{"field":"pageSize","msg":"…"}]}`

export function ApiStart() {
  const say = useSay()
  const parts = [
    [words.token, words.tokenText, token()],
    [words.calling, words.callingText, calling()],
    [words.answers, words.answersText, refusal],
    [words.limits, words.limitsText, ''],
  ] as const
  return (
    <div className={styles['one']}>
      <p className={styles['quiet']}>{say(words.choose)}</p>
      {parts.map(([title, text, example]) => (
        <Section key={title[1]} title={say(title)}>
          <p>{say(text)}</p>
          {example && <pre className={styles['json']}>{example}</pre>}
        </Section>
      ))}
    </div>
  )
}
