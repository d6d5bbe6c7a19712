// Imports accounts from Excel: file, check, import, and the first passwords shown once.
import { importUsers, userTemplate, type UserImport } from '@register/contract/system/user/importing'
import { listUsers, queryUsers } from '@register/contract/system/user/user'
import { titled } from '@register/contract/phrase'
import { useId, useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { refreshReads } from '../../../../api/cache.ts'
import { download, upload } from '../../../../api/transfer.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { CopyButton } from '../../../../kit/code/CopyButton.tsx'
import { ChangeTable } from '../../../../kit/display/ChangeTable.tsx'
import { PlainTable } from '../../../../kit/display/PlainTable.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { ImportFindings } from '../../../../kit/exchange/ImportFindings.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { UploadList } from '../../../../kit/upload/UploadList.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../user.module.css'
import { existingOf, rowOf, updateTitle, words } from './words.ts'

interface Sent {
  file: File
  /** Accounts that are there are changed. */
  update: boolean
  outcome: UserImport
}

export function UserImportPage() {
  const t = useTranslate()
  const { ask } = useFeedback()
  const [sent, setSent] = useState<Sent>()
  async function check(file: File, update: boolean, onProgress?: (percent: number) => void) {
    const outcome = await upload(importUsers, file, { run: 'check', updateSupport: String(update) }, onProgress)
    setSent({ file, update, outcome })
  }
  async function run(rows: 'all' | 'good') {
    if (!sent) return
    const { file, update, outcome } = sent
    const { updates, changes } = outcome
    if (updates > 0) {
      const text = t(changes.some(({ mine }) => mine) ? words.updateAskMine : words.updateAsk)
      if (!(await ask({ title: updateTitle(updates), text, yes: words.updateYes }))) return
    }
    const given = { run: rows, updateSupport: String(update), updates: String(updates) }
    setSent({ file, update, outcome: await upload(importUsers, file, given) })
    await refreshReads([listUsers, queryUsers])
  }
  return (
    <div className="stack fit gap-16">
      <PageHead title={words.title} text={words.text} back={paths.userList}>
        <Action icon="download" label={words.template} onPress={() => download(userTemplate, {}, 'people.xlsx')} />
      </PageHead>
      {sent === undefined && (
        <Section title={words.file}>
          <UploadList
            label={words.file}
            files={[]}
            rules={{ below: importUsers.upload.below, extensions: ['xlsx', 'csv'], limit: 1 }}
            onRemove={() => undefined}
            send={(file, onProgress) => check(file, false, onProgress)}
          />
        </Section>
      )}
      {sent && (
        <Found
          sent={sent}
          onRun={run}
          onUpdate={(update) => check(sent.file, update)}
          onAgain={() => setSent(undefined)}
        />
      )}
    </div>
  )
}

interface FoundProps {
  sent: Sent
  onRun: (rows: 'all' | 'good') => Promise<void>
  onUpdate: (update: boolean) => Promise<void>
  onAgain: () => void
}

function Found({ sent: { file, update, outcome }, onRun, onUpdate, onAgain }: FoundProps) {
  const t = useTranslate()
  const id = useId()
  const { failed } = useFeedback()
  const { rows, good, bad, existing, adds, updates, unchanged, changes, done, problems, notes, passwords } = outcome
  return (
    <>
      <Section title={titled(done ? words.done : words.result, file.name)}>
        <ImportFindings
          figures={[
            { label: words.rows, value: rows },
            { label: words.adds, value: adds, tone: 'good' },
            { label: words.updates, value: updates },
            { label: words.unchanged, value: unchanged },
            { label: words.bad, value: bad, ...(bad > 0 && { tone: 'bad' as const }) },
          ]}
          label={words.problems}
          rows={problems}
          notes={notes}
          all={problems.length}
          columns={[
            { key: 'row', title: words.row, align: 'end', short: true, draw: ({ row }) => row },
            { key: 'column', title: words.column, short: true, draw: ({ column }) => column || t(words.whole) },
            { key: 'field', title: words.field, short: true, draw: ({ label }) => label },
            { key: 'value', title: words.value, draw: ({ value }) => value },
            { key: 'right', title: words.right, long: true, draw: ({ msg }) => msg },
          ]}
        >
          {!done && existing > 0 && (
            <p className={`row wrap gap-4-8 align-center ${styles['option']}`}>
              <input
                id={id}
                type="checkbox"
                checked={update}
                onChange={({ target }) => void onUpdate(target.checked).catch(failed)}
              />{' '}
              <label htmlFor={id}>{t(words.update)}</label>
              <small>{t(existingOf(existing))}</small>
            </p>
          )}
          <div className="row wrap gap-8 above-16">
            {!done && good > 0 && (
              <Action
                kind="primary"
                icon="import"
                label={bad > 0 ? words.runGood : words.runAll}
                onPress={() => onRun(bad > 0 ? 'good' : 'all')}
              />
            )}
            {done && <LinkAction label={words.toList} to={paths.userList} />}
            <Action icon="reload" label={words.again} onPress={onAgain} />
          </div>
        </ImportFindings>
      </Section>
      {changes.length > 0 && <Changes changes={changes} />}
      {passwords.length > 0 && <Passwords passwords={passwords} />}
    </>
  )
}

function Changes({ changes }: Pick<UserImport, 'changes'>) {
  const t = useTranslate()
  return (
    <Section title={words.changes}>
      {changes.map(({ row, username, nickname, mine, values }) => (
        <section key={row} className={styles['changed']}>
          <h3 className="row wrap gap-4-8 align-center">
            {t(rowOf(row))} · {username} · {nickname}
            {mine && <StatusTag tone="warn" label={words.mine} />}
          </h3>
          <ChangeTable changes={values} />
        </section>
      ))}
    </Section>
  )
}

function Passwords({ passwords }: Pick<UserImport, 'passwords'>) {
  const lines = passwords.map(({ username, nickname, password }) => [username, nickname, password].join('\t'))
  return (
    <Section title={words.passwords}>
      <Notice tone="warn" title={words.passwordsText} />
      <div className="row wrap gap-8 above-16">
        <CopyButton text={lines.join('\n')} label={words.copyAll} />
      </div>
      <PlainTable
        label={words.passwords}
        rows={passwords}
        rowKey={({ username }) => username}
        columns={[
          { key: 'username', title: words.username, short: true, draw: ({ username }) => username },
          { key: 'nickname', title: words.nickname, short: true, draw: ({ nickname }) => nickname },
          { key: 'password', title: words.password, draw: ({ password }) => <code>{password}</code> },
        ]}
      />
    </Section>
  )
}
