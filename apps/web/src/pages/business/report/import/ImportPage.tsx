// Imports reports from Excel in three steps: file, check, import. A person can leave and come back, by the address or by the menu.
import { maxFileBytes } from '@register/contract/business/file'
import { kindNames, type KindName } from '@register/contract/rules/parameters/kindNames'
import { checkImport, importExisting, readImport, type ImportJob } from '@register/contract/business/reportImport'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { ofPage } from '../../../../api/kept/ofPage.ts'
import { drop, store, stored } from '../../../../api/store/stored.ts'
import { upload } from '../../../../api/transfer.ts'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { Tabs } from '../../../../kit/layout/Tabs.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { Progress } from '../../../../kit/feedback/Progress.tsx'
import { UploadList } from '../../../../kit/upload/UploadList.tsx'
import { useAddress } from '../../../../kit/plain/useAddress.ts'
import * as paths from '../../../../paths.ts'
import { Begins } from '../../inputs/Begins.tsx'
import { CheckedImport } from './CheckedImport.tsx'
import styles from './import.module.css'
import { TemplateStep } from './TemplateStep.tsx'
import { importedOf, words } from './words.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'

// The result of an import.
function ImportDone({ job, onAgain }: { job: ImportJob; onAgain: () => void }) {
  const done = job.state === 'done'
  return (
    <Section title={job.fileName}>
      <Notice
        tone={done ? 'good' : 'bad'}
        title={done ? words.done : words.failed}
        text={done ? importedOf(job.imported) : job.msg}
      />
      <div className="row wrap gap-8 above-16">
        {done && <LinkAction kind="primary" label={words.toList} to={paths.reportList} />}
        <Action icon="reload" label={words.again} onPress={onAgain} />
      </div>
    </Section>
  )
}

type Mode = 'drafts' | 'existing'

/** The browser keeps this person's unfinished import under this key. */
const unfinished = 'IMPORT_JOB'
/** The kind chosen last, because imports often come in series of one kind. */
const lastKind = 'IMPORT_KIND'

const isRunning = (state: ImportJob['state'] | undefined) => state === 'checking' || state === 'importing'

export function ImportPage() {
  const [params, setParams] = useAddress()
  const [mode, setMode] = useState<Mode>('drafts')
  const [kind, setKind] = useState(() => kindNames.find(({ key }) => key === stored<string>(ofPage(lastKind))))
  const job = params.get('job')
  function open(id: string | undefined) {
    if (id) store(unfinished, id)
    else drop(unfinished)
    setParams({ job: id })
  }
  // The menu leads to the address without an import, so an unfinished import is opened again.
  useEffect(() => {
    const begun = job ? undefined : stored<string>(ofPage(unfinished))
    if (begun) setParams({ job: begun })
  }, [job, setParams])
  function choose(chosen: KindName | undefined) {
    if (chosen) store(lastKind, chosen.key)
    setKind(chosen)
  }
  /** Begins again with another file and the same mode. */
  function again(existing: boolean) {
    setMode(existing ? 'existing' : 'drafts')
    open(undefined)
  }
  return (
    <div className="stack fit gap-16">
      <Begins what="report" title={words.title} back={paths.reportList}>
        <PageHead title={words.title} text={words.text} back={paths.reportList} />
        {job ? (
          <Job key={job} id={job} onAgain={again} />
        ) : (
          <>
            <TemplateStep kind={kind} onKind={choose} />
            {kind && <Choose kind={kind} mode={mode} onMode={setMode} onJob={open} />}
          </>
        )}
      </Begins>
    </div>
  )
}

interface ChooseProps {
  kind: KindName
  mode: Mode
  onMode: (mode: Mode) => void
  onJob: (id: string) => void
}

function Choose({ kind, mode, onMode, onJob }: ChooseProps) {
  const t = useTranslate()
  const mayExisting = useMay()(importExisting)
  return (
    <Section title={words.stepFile}>
      <div className={`stack fit gap-8 below-16 ${styles['mode']}`}>
        {mayExisting && (
          <>
            <span>{t(words.mode)}</span>
            <Tabs
              label={words.mode}
              value={mode}
              options={[
                { value: 'drafts', label: words.drafts },
                { value: 'existing', label: words.existing },
              ]}
              onChange={onMode}
            />
          </>
        )}
        <p className="quiet">{t(mayExisting ? words.modesText : words.draftsText)}</p>
      </div>
      <UploadList
        label={words.file}
        files={[]}
        rules={{ below: maxFileBytes, extensions: ['xlsx', 'csv'], limit: 1 }}
        onRemove={() => undefined}
        send={async (file, onProgress, signal) => {
          const fields = { formKind: kind.key, existing: String(mayExisting && mode === 'existing') }
          const { id } = await upload(checkImport, file, fields, onProgress, { signal })
          onJob(id)
        }}
      />
    </Section>
  )
}

function Job({ id, onAgain }: { id: string; onAgain: (existing: boolean) => void }) {
  const t = useTranslate()
  const reading = useRead(
    readImport,
    { body: { id } },
    { staleTime: 0, refetchInterval: ({ state }) => (isRunning(state.data?.state) ? 1000 : false) },
  )
  const { refetch } = reading
  // A finished or lost import is forgotten, so that the next visit begins anew.
  const ended =
    reading.isError ||
    (reading.data !== undefined && !isRunning(reading.data.state) && reading.data.state !== 'checked')
  useEffect(() => {
    if (ended) drop(unfinished)
  }, [ended])
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [reading.data?.state])
  return (
    <LoadState reading={reading} lines={4}>
      {(job) => {
        if (isRunning(job.state))
          return (
            <Section title={job.fileName}>
              <Progress
                label={job.state === 'checking' ? words.checking : words.importing}
                done={job.done}
                total={job.total}
              />
              <p className="quiet">{t(words.leave)}</p>
            </Section>
          )
        const again = () => onAgain(job.existing)
        if (job.state === 'checked') return <CheckedImport job={job} onStarted={refetch} onAgain={again} />
        return <ImportDone job={job} onAgain={again} />
      }}
    </LoadState>
  )
}
