// The code generated from a description: each new file in a tab, to copy, and the lines to add to existing files.
import {
  batchGenCode,
  previewCode,
  type Addition,
  type FilePart,
  type WrittenFile,
} from '@register/contract/system/generator/generator'
import type { Output } from '@register/contract/endpoint'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { download } from '../../../api/transfer.ts'
import { addressId } from '../../../kit/router/addressId.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { CodeView } from '../../../kit/code/CodeView.tsx'
import type { CodeLanguage } from '../../../kit/code/languages.ts'
import { Choice } from '../../../kit/input/Choice.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { Tabs } from '../../../kit/layout/Tabs.tsx'
import { useWide } from '../../../kit/layout/useWide.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { useTabName } from '../../../kit/tabs/useTab.ts'
import * as paths from '../../../paths.ts'
import styles from './crud.module.css'
import { partWords, words } from './words.ts'

const tall = 640

function languageOf({ path }: WrittenFile): CodeLanguage {
  if (path.endsWith('.sql')) return 'sql'
  return path.endsWith('.tsx') ? 'tsx' : 'ts'
}

export function CodePreview() {
  const id = addressId(useParams()['id'])
  const reading = useRead(previewCode, { params: { id } })
  const name = reading.data?.name
  useTabName(name)
  return (
    <div className="stack fit gap-16 content-start">
      <PageHead title={name ?? words.preview} text={words.previewText} back={paths.crud}>
        <Action
          kind="primary"
          icon="download"
          label={words.download}
          onPress={() => download(batchGenCode, { query: { ids: String(id) } }, `${name ?? ''}.zip`)}
        />
      </PageHead>
      <LoadState page reading={reading}>
        {(written) => <Written {...written} />}
      </LoadState>
    </div>
  )
}

function Written({ files, additions, commands }: Output<typeof previewCode>) {
  const t = useTranslate()
  const wide = useWide('lg')
  const [shown, setShown] = useState<FilePart | 'lines'>(files[0]?.part ?? 'lines')
  const file = files.find(({ part }) => part === shown)
  const options = [
    ...files.map(({ part }) => ({ value: part, label: t(partWords[part]) })),
    { value: 'lines' as const, label: t(words.lines) },
  ]
  return (
    <>
      {wide ? (
        <Tabs label={words.files} value={shown} options={options} onChange={setShown} />
      ) : (
        <Choice
          label={words.files}
          value={shown}
          options={options}
          onChange={(next) => setShown(options.find(({ value }) => value === next)?.value ?? shown)}
        />
      )}
      {file ? (
        <Section title={file.path}>
          <CodeView label={file.path} language={languageOf(file)} code={file.text.trimEnd()} maxHeight={tall} />
        </Section>
      ) : (
        <Lines additions={additions} commands={commands} />
      )}
    </>
  )
}

function Lines({ additions, commands }: { additions: readonly Addition[]; commands: readonly string[] }) {
  const t = useTranslate()
  return (
    <Section title={words.lines}>
      <p className="below-12 quiet">{t(words.linesText)}</p>
      <ol className={`stack gap-16 below-16 ${styles['lines']}`}>
        {additions.map(({ path, place, line, lines }) => (
          <li key={`${path} ${line}`}>
            <strong>{path}</strong>
            <p>
              {t(words[place])} <code>{line}</code>
            </p>
            <CodeView label={path} language="ts" code={lines} lineNumbers={false} />
          </li>
        ))}
      </ol>
      <p className="below-12 quiet">{t(words.commands)}</p>
      <CodeView label={words.commands} language="bash" code={commands.join('\n')} lineNumbers={false} />
    </Section>
  )
}
