// Saving a search: asks for its name and whether to notify of new results. For signed-in people, in a chunk of its own.
import { listSearches, saveSearch } from '@register/contract/business/savedSearch/savedSearch'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../../kit/plain/action/Field.tsx'
import { Link } from '../../../kit/plain/Link.tsx'
import { PlainDialog } from '../../../kit/plain/PlainDialog.tsx'
import * as paths from '../../../paths.ts'
import { keptOf, type Question } from '../question.ts'
import styles from './SaveSearch.module.css'

// Texts of saving a search.
const words = {
  save: ['另存为常用查询', 'Save as a favourite search'],
  close: ['关闭', 'Close'],
  name: ['名称', 'Name'],
  nameMissing: ['请输入名称', 'Give it a name'],
  tells: ['每天查看，有新公示的证书时通知我', 'Check every day, and notify me of newly published certificates'],
  keep: ['保存', 'Save'],
  saved: ['已保存。', 'Saved.'],
  all: ['查看常用查询', 'My favourite searches'],
} as const satisfies Record<string, Phrase>

export const SaveSearch = ({ question }: { question: Question }) => {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const [saved, setSaved] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        icon="bell"
        onClick={() => {
          setSaved(false)
          setOpen(true)
        }}
      >
        {t(words.save)}
      </Button>
      <PlainDialog open={open} title={words.save} closeWord={words.close} onClose={() => setOpen(false)}>
        {saved ? (
          <p role="status">
            {t(words.saved)} <Link to={paths.savedSearches}>{t(words.all)}</Link>
          </p>
        ) : (
          <SaveForm question={question} onSaved={() => setSaved(true)} />
        )}
      </PlainDialog>
    </>
  )
}

const longest = 60

const SaveForm = ({ question, onSaved }: { question: Question; onSaved: () => void }) => {
  const t = useTranslate()
  const [name, setName] = useState(question.keyword.slice(0, longest))
  const [tells, setTells] = useState(true)
  const [empty, setEmpty] = useState(false)
  const save = useWrite(saveSearch, { refreshes: [listSearches] })
  const submit = () => {
    setEmpty(name.trim() === '')
    if (name.trim() !== '')
      save.mutate({ body: { name: name.trim(), question: keptOf(question), tells } }, { onSuccess: onSaved })
  }
  return (
    <form
      className="stack gap-16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={words.name} error={empty ? words.nameMissing : undefined}>
        {(tied) => (
          <input
            {...tied}
            className={inputClass}
            value={name}
            maxLength={longest}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <label className={`row gap-8 align-center ${styles['tells']}`}>
        <input type="checkbox" checked={tells} onChange={(event) => setTells(event.target.checked)} />
        {t(words.tells)}
      </label>
      {save.error && (
        <p role="alert" className="bad">
          {t(save.error.phrase)}
        </p>
      )}
      <Button type="submit" look="primary" wide busy={save.isPending}>
        {t(words.keep)}
      </Button>
    </form>
  )
}
