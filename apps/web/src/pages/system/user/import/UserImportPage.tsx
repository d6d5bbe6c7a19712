// Imports accounts from Excel: file, check, import, and the first passwords shown once.
import { importUsers, userTemplate, type UserImport } from '@register/contract/system/user/importing'
import { listUsers, queryUsers } from '@register/contract/system/user/user'
import { useId, useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { refreshReads } from '../../../../api/query.ts'
import { download, upload } from '../../../../api/transfer.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { CopyButton } from '../../../../kit/code/CopyButton.tsx'
import { PlainTable } from '../../../../kit/display/PlainTable.tsx'
import { ImportFindings } from '../../../../kit/exchange/ImportFindings.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { UploadList } from '../../../../kit/upload/UploadList.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../user.module.css'
import { words } from './words.ts'

interface Sent {
  file: File
  outcome: UserImport
}

export function UserImportPage() {
  const say = useSay()
  const id = useId()
  const [update, setUpdate] = useState(false)
  const [sent, setSent] = useState<Sent>()
  const send = (file: File, step: 'check' | 'all' | 'good', onProgress?: (percent: number) => void) =>
    upload(importUsers, file, { run: step, updateSupport: String(update) }, onProgress)
  async function run(rows: 'all' | 'good') {
    if (!sent) return
    setSent({ file: sent.file, outcome: await send(sent.file, rows) })
    await refreshReads([listUsers, queryUsers])
  }
  return (
    <div className={styles['steps']}>
      <PageHead title={say(words.title)} text={say(words.text)} back={paths.userList}>
        <Action icon="download" label={say(words.template)} onPress={() => download(userTemplate, {}, 'people.xlsx')} />
      </PageHead>
      {sent === undefined && (
        <Section title={say(words.file)}>
          <p className={styles['option']}>
            <input id={id} type="checkbox" checked={update} onChange={({ target }) => setUpdate(target.checked)} />{' '}
            <label htmlFor={id}>{say(words.update)}</label>
            <small>{say(words.updateText)}</small>
          </p>
          <UploadList
            label={say(words.file)}
            files={[]}
            rules={{ below: importUsers.upload.below, extensions: ['xlsx', 'csv'], limit: 1 }}
            onRemove={() => undefined}
            send={async (file, onProgress) => setSent({ file, outcome: await send(file, 'check', onProgress) })}
          />
        </Section>
      )}
      {sent && <Found sent={sent} onRun={run} onAgain={() => setSent(undefined)} />}
    </div>
  )
}

interface FoundProps {
  sent: Sent
  onRun: (rows: 'all' | 'good') => Promise<void>
  onAgain: () => void
}

function Found({ sent: { file, outcome }, onRun, onAgain }: FoundProps) {
  const say = useSay()
  const { rows, good, bad, adds, updates, done, problems, notes, passwords } = outcome
  return (
    <>
      <Section title={`${say(done ? words.done : words.result)}: ${file.name}`}>
        <ImportFindings
          figures={[
            { label: say(words.rows), value: rows },
            { label: say(words.adds), value: adds, tone: 'good' },
            { label: say(words.updates), value: updates },
            { label: say(words.bad), value: bad, ...(bad > 0 && { tone: 'bad' as const }) },
          ]}
          label={say(words.problems)}
          rows={problems}
          notes={notes}
          all={problems.length}
          columns={[
            { key: 'row', title: say(words.row), align: 'end', short: true, draw: ({ row }) => row },
            { key: 'column', title: say(words.column), short: true, draw: ({ column }) => column || say(words.whole) },
            { key: 'field', title: say(words.field), short: true, draw: ({ label }) => label },
            { key: 'value', title: say(words.value), draw: ({ value }) => value },
            { key: 'right', title: say(words.right), long: true, draw: ({ msg }) => msg },
          ]}
        >
          <div className={styles['acts']}>
            {!done && good > 0 && (
              <Action
                kind="primary"
                icon="import"
                label={say(bad > 0 ? words.runGood : words.runAll)}
                onPress={() => onRun(bad > 0 ? 'good' : 'all')}
              />
            )}
            {done && <LinkAction label={say(words.toList)} to={paths.userList} />}
            <Action icon="reload" label={say(words.again)} onPress={onAgain} />
          </div>
        </ImportFindings>
      </Section>
      {passwords.length > 0 && <Passwords passwords={passwords} />}
    </>
  )
}

function Passwords({ passwords }: Pick<UserImport, 'passwords'>) {
  const say = useSay()
  const lines = passwords.map(({ username, nickname, password }) => [username, nickname, password].join('\t'))
  return (
    <Section title={say(words.passwords)}>
      <Notice tone="warn" title={say(words.passwordsText)} />
      <div className={styles['acts']}>
        <CopyButton text={lines.join('\n')} label={say(words.copyAll)} />
      </div>
      <PlainTable
        label={say(words.passwords)}
        rows={passwords}
        rowKey={({ username }) => username}
        columns={[
          { key: 'username', title: say(words.username), short: true, draw: ({ username }) => username },
          { key: 'nickname', title: say(words.nickname), short: true, draw: ({ nickname }) => nickname },
          { key: 'password', title: say(words.password), draw: ({ password }) => <code>{password}</code> },
        ]}
      />
    </Section>
  )
}
