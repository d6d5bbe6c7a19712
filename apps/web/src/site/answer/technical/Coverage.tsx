// What the certificate covers, with the checker beside it: own values in, a verdict for each out.
import { checkCoverage, type Answer } from '@register/contract/business/publicReport'
import { verdicts, type Verdict } from '@register/contract/business/coverage'
import type { Phrase } from '@register/contract/phrase'
import { useId, useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Badge } from '../../../kit/plain/display/Badge.tsx'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { inputClass } from '../../../kit/plain/action/Field.tsx'
import styles from './Coverage.module.css'
import { range } from './range.ts'
import table from './Table.module.css'
import { Part } from '../Part.tsx'
import { words } from '../words.ts'

const verdictIcons = { inside: 'check', outside: 'cross', unstated: 'question' } as const satisfies Record<
  Verdict,
  string
>

/** The verdicts in one sentence. */
function summary(found: readonly { verdict: Verdict }[]): Phrase {
  const many = (verdict: Verdict): number => found.filter((one) => one.verdict === verdict).length
  const parts = [
    ...(many('outside') ? [words.someOutside(many('outside'))] : []),
    ...(many('unstated') ? [words.someUnstated(many('unstated'))] : []),
  ]
  if (parts.length === 0) return words.allInside(found.length)
  return [parts.map(([zh]) => zh).join('，'), parts.map(([, en]) => en).join(', ')]
}

export const Coverage = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  const id = useId()
  const check = useWrite(checkCoverage)
  const [own, setOwn] = useState<Record<string, string>>({})
  const [empty, setEmpty] = useState(false)
  const rows = answer.coverage
  // A parameter may stand in several rows; its own value is asked for once, beside the first.
  const asksAt = (at: number): boolean => {
    const { parameter } = rows[at] ?? { parameter: '' }
    const numbered = rows.some((row) => row.parameter === parameter && (row.from !== null || row.to !== null))
    return numbered && rows.findIndex((row) => row.parameter === parameter) === at
  }
  const checkable = rows.some((_, at) => asksAt(at))

  const submit = (): void => {
    const values = Object.fromEntries(
      Object.entries(own)
        .filter(([, text]) => text.trim() !== '' && Number.isFinite(Number(text)))
        .map(([parameter, text]) => [parameter, Number(text)]),
    )
    setEmpty(Object.keys(values).length === 0)
    if (Object.keys(values).length > 0) check.mutate({ body: { publicId: answer.publicId, values } })
  }

  return (
    <Part title={say(words.coverage)} {...(checkable ? { hint: say(words.checkHint) } : {})}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        noValidate
      >
        {rows.length > 0 && (
          <table className={table['table']}>
            <thead>
              <tr>
                <th scope="col">{say(words.parameter)}</th>
                <th scope="col">{say(words.covered)}</th>
                {checkable && (
                  <>
                    <th scope="col" className={table['value']}>
                      {say(words.yours)}
                    </th>
                    <th scope="col" className={table['result']}>
                      {say(words.verdict)}
                    </th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => {
                const found = check.data?.find(({ parameter }) => parameter === row.parameter)
                return (
                  // The same parameter may stand in several rows.
                  <tr key={at}>
                    <th scope="row">{row.label}</th>
                    <td data-label={say(words.covered)}>{range(row)}</td>
                    {checkable && !asksAt(at) && (
                      <>
                        <td className={table['value']}>{''}</td>
                        <td className={table['result']}>{''}</td>
                      </>
                    )}
                    {asksAt(at) && (
                      <>
                        <td data-label={say(words.yours)} className={table['value']}>
                          <span className={table['own']}>
                            <input
                              className={inputClass}
                              inputMode="decimal"
                              type="number"
                              step="any"
                              aria-label={say(words.valueOf(row.label, row.unit))}
                              aria-describedby={`${id}-sum`}
                              value={own[row.parameter] ?? ''}
                              onChange={(event) => {
                                setOwn({ ...own, [row.parameter]: event.target.value })
                                setEmpty(false)
                              }}
                            />
                            <span className={table['unit']}>{row.unit}</span>
                          </span>
                        </td>
                        <td className={table['result']}>
                          {found && String(found.value) === String(Number(own[row.parameter])) && (
                            <Badge tone={verdicts[found.verdict].tone} icon={verdictIcons[found.verdict]}>
                              {say(verdicts[found.verdict].label)}
                            </Badge>
                          )}
                        </td>
                      </>
                    )}
                  </tr>
                )
              })}
            </tbody>
          </table>
        )}
        {checkable && (
          <div className={styles['act']}>
            <Button type="submit" busy={check.isPending}>
              {say(words.check)}
            </Button>
            <p id={`${id}-sum`} role="status" className={check.isError || empty ? styles['bad'] : undefined}>
              {empty
                ? say(words.fillOne)
                : check.isError
                  ? say(check.error.phrase)
                  : check.data && say(summary(check.data))}
            </p>
          </div>
        )}
      </form>
      {answer.coverageText && (
        <div className={styles['rule']}>
          <h3>{say(words.coverageRule)}</h3>
          <p>{answer.coverageText}</p>
        </div>
      )}
    </Part>
  )
}
