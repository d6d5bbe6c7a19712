// The versions of a published notice, newest first; each can be read again.
import { noticeVersions, readNoticeVersion } from '@register/contract/business/notice/office'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { History } from '../../../kit/display/History.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { SafeHtml } from '../../../kit/plain/text/SafeHtml.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { minuteOf } from '../../../kit/time/time.ts'
import { FileLinks } from '../../../kit/upload/FileLinks.tsx'
import { versionOf, words } from './words.ts'

export function NoticeVersions({ id }: { id: number }) {
  const t = useTranslate()
  const reading = useRead(noticeVersions, { body: { id } })
  const [shown, setShown] = useState<number>()
  return (
    <Section title={words.versions}>
      <LoadState reading={reading} lines={3}>
        {(versions) => (
          <History
            label={words.versions}
            items={versions.map(({ version, title, at, by }) => ({
              key: version,
              tone: version === versions[0]?.version ? 'good' : 'quiet',
              title: versionOf(version),
              meta: `${minuteOf(at)} · ${by || t(words.byRegister)}`,
              body: (
                <>
                  <p>{title}</p>
                  <Action small label={words.lookAt} onPress={() => setShown(version)} />
                </>
              ),
            }))}
          />
        )}
      </LoadState>
      <SideDrawer
        title={shown === undefined ? '' : versionOf(shown)}
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
      >
        {shown !== undefined && <OneVersion id={id} version={shown} />}
      </SideDrawer>
    </Section>
  )
}

function OneVersion({ id, version }: { id: number; version: number }) {
  const reading = useRead(readNoticeVersion, { body: { id, version } })
  return (
    <LoadState reading={reading}>
      {({ title, content, files }) => (
        <article className="stack fit gap-12 break-words">
          <h2>{title}</h2>
          <SafeHtml html={content} />
          {files.length > 0 && <FileLinks label={words.sectionFiles} files={files} />}
        </article>
      )}
    </LoadState>
  )
}
