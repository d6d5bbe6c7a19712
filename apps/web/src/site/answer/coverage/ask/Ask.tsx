// The coverage question in two steps: maker, model and main values first, the configuration only where these pass. The answer appears above, and is removed when an input changes.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import type { CoverageQuestion } from '@register/contract/business/publicReport/shown/coverageShown'
import { useId, useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { Button } from '../../../../kit/plain/action/Button.tsx'
import { allAsPrinted } from '../answers.ts'
import styles from '../Coverage.module.css'
import { words } from '../words.ts'
import { AskForm } from './AskForm.tsx'
import { lacksOnly } from './lacksOnly.ts'
import { Question } from './Question.tsx'
import { useAsking } from './useAsking.ts'
import { makersIn, type Machine } from '../machine.ts'
import { WhichUnit } from './WhichUnit.tsx'
import { Whose } from './Whose.tsx'

// The first questions: whose machine it is, which model, and where it counts which single one.
interface Props {
  answer: Answer
  machine: Machine
  errors: ReadonlyMap<string, string>
  onChange: (machine: Machine) => void
}

const WhichMachine = ({ answer, machine, errors, onChange }: Props) => (
  <>
    <Whose
      label={words.whose}
      names={makersIn(answer)}
      another={words.anotherMaker}
      nameLabel={words.whoseName}
      entry={machine.maker}
      error={errors.get('manufacturer')}
      longest={100}
      onChange={(maker) => onChange({ ...machine, maker })}
    />
    <Whose
      label={words.model}
      names={answer.coverage.modelChoices}
      another={words.anotherModel}
      nameLabel={words.modelName}
      entry={machine.model}
      error={errors.get('model')}
      longest={60}
      onChange={(model) => onChange({ ...machine, model })}
    />
    <WhichUnit answer={answer} machine={machine} errors={errors} onChange={onChange} />
  </>
)

export const Ask = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  const id = useId()
  const asks = useAsking(answer)
  const { asking, errors, found, writeMachine, writeAll, writeOne } = asks
  const { questions } = answer.coverage
  const configuration = questions.filter(({ byPaper }) => byPaper)
  const keys = new Set(configuration.map(({ key }) => key))
  // Once it is asked about, it stays; a shared address that answers some of it shows it at once.
  const [isOpen, setIsOpen] = useState(() => configuration.some(({ key }) => asking.entries[key]))
  const isNext = found !== undefined && lacksOnly(found, keys)
  if (isNext && !isOpen) setIsOpen(true)
  const draw = (question: CoverageQuestion) => (
    <Question
      key={question.key}
      question={question}
      entry={asking.entries[question.key]}
      error={errors.get(question.key)}
      onChange={(entry) => writeOne(question.key, entry)}
    />
  )
  return (
    <AskForm answer={answer} asks={asks} goesOn={isNext} hint={words.hint}>
      <div className={styles['questions']}>
        <WhichMachine answer={answer} machine={asking.machine} errors={errors} onChange={writeMachine} />
        {questions.filter(({ byPaper }) => !byPaper).map(draw)}
      </div>
      {isOpen && (
        <fieldset
          className={`stack gap-12 may-narrow no-margin no-border line-above ${styles['configuration']}`}
          aria-describedby={`${id}-next`}
        >
          <legend>{t(words.configuration)}</legend>
          <p id={`${id}-next`} className={`quiet medium ${styles['note']}`}>
            {t((isNext ? words.configurationNext : words.configurationBeside)(configuration.length))}
          </p>
          <div className={styles['questions']}>{configuration.map(draw)}</div>
          <div className="row wrap gap-8-12 align-center">
            <Button onClick={() => writeAll(allAsPrinted(questions, asking.entries))}>{t(words.allAsPrinted)}</Button>
            <p className={`quiet medium ${styles['note']}`}>{t(words.allAsPrintedHint)}</p>
          </div>
        </fieldset>
      )}
    </AskForm>
  )
}
