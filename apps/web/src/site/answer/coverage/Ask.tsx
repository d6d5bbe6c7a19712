// The coverage question: its inputs take the deciding values; the answer appears above them, and is removed when an input changes.
import { checkCoverage } from '@register/contract/business/coverage/check'
import type { Answer } from '@register/contract/business/publicReport'
import type { CoverageQuestion } from '@register/contract/business/shown/coverageShown'
import { Failure } from '@register/contract/errors'
import { useEffect, useId, useRef, useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { allAsPrinted, answerOf, wrongWith, type Entries } from './answers.ts'
import styles from './Coverage.module.css'
import { machineOf, noMachine } from './machine.ts'
import { Question } from './Question.tsx'
import { Result } from './Result.tsx'
import { WhichMachine } from './WhichMachine.tsx'
import { words } from './words.ts'

export const Ask = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const check = useWrite(checkCoverage)
  // The button is below all inputs and the answer above them, so the page scrolls to the answer.
  useEffect(() => {
    if (check.data) result.current?.scrollIntoView({ block: 'start' })
  }, [check.data])
  const [entries, setEntries] = useState<Entries>({})
  const [machine, setMachine] = useState(noMachine)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [empty, setEmpty] = useState(false)
  const { questions } = answer.coverage

  function write(next: Entries) {
    setEntries(next)
    setEmpty(false)
    // The answer belongs to the former values.
    check.reset()
  }
  function showErrors(wrong: ReadonlyMap<string, string>) {
    setErrors(wrong)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  function submit() {
    const wrong = new Map(
      questions.flatMap((question) => {
        const problem = wrongWith(question, entries[question.key])
        return problem ? [[question.key, say(problem)] as const] : []
      }),
    )
    if (wrong.size > 0) {
      showErrors(wrong)
      return
    }
    setErrors(new Map())
    const values = Object.fromEntries(
      questions.flatMap(({ key }) => {
        const given = answerOf(entries[key])
        return given === undefined ? [] : [[key, given] as const]
      }),
    )
    const isEmpty = Object.keys(values).length === 0 && machine.made === '' && machine.serial.trim() === ''
    setEmpty(isEmpty)
    if (isEmpty) return
    const { publicId } = answer
    check.mutate(
      { body: { publicId, values, ...machineOf(machine) } },
      {
        onError: (error) => {
          if (error instanceof Failure)
            showErrors(new Map(error.fields.map(({ field, phrase }) => [field.replace(/^values\./, ''), say(phrase)])))
        },
      },
    )
  }
  const hasErrors = errors.size > 0
  const configuration = questions.filter(({ byPaper }) => byPaper)
  const draw = (question: CoverageQuestion) => (
    <Question
      key={question.key}
      question={question}
      entry={entries[question.key]}
      error={errors.get(question.key)}
      onChange={(entry) => {
        setErrors(new Map([...errors].filter(([key]) => key !== question.key)))
        write({ ...entries, [question.key]: entry })
      }}
    />
  )
  return (
    <form
      ref={form}
      className={styles['ask']}
      aria-labelledby={`${id}-ask`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      noValidate
    >
      <h3 id={`${id}-ask`}>{say(words.ask)}</h3>
      <div ref={result} role="status">
        {check.data && <Result found={check.data} />}
      </div>
      <p className={styles['note']}>{say(words.hint)}</p>
      <div className={styles['questions']}>
        <WhichMachine
          answer={answer}
          machine={machine}
          errors={errors}
          onChange={(next) => {
            setMachine(next)
            write(entries)
          }}
        />
        {questions.filter(({ byPaper }) => !byPaper).map(draw)}
      </div>
      {configuration.length > 0 && (
        <fieldset className={styles['configuration']}>
          <legend>{say(words.configuration)}</legend>
          <div className={styles['questions']}>{configuration.map(draw)}</div>
          <div className={styles['all']}>
            <Button onClick={() => write(allAsPrinted(questions, entries))}>{say(words.allAsPrinted)}</Button>
            <p className={styles['note']}>{say(words.allAsPrintedHint)}</p>
          </div>
        </fieldset>
      )}
      <div className={styles['act']}>
        <Button type="submit" look="primary" busy={check.isPending}>
          {say(words.check)}
        </Button>
        <p role="alert" className={styles['bad']}>
          {empty ? say(words.fillOne) : hasErrors ? say(words.mend) : check.isError && say(check.error.phrase)}
        </p>
      </div>
    </form>
  )
}
