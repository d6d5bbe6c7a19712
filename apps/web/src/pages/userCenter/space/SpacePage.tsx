// The person's uploads: bytes by kind, the rest of today's quota, and every file with its use.
import type { Wording } from '@register/contract/phrase'
import { fileGroupName, fileGroups, readSpace, type OwnFile } from '@register/contract/system/profile/space'
import { useLang, useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Section } from '../../../kit/layout/Section.tsx'
import { count, fileSize } from '../../../kit/plain/format.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { UserCenter } from '../UserCenter.tsx'
import { FileList } from './FileList.tsx'
import styles from './space.module.css'
import { filesOf, ofMost, words } from './words.ts'

// The share of each kind of files in the bytes used.
interface Share {
  group: OwnFile['group']
  files: number
  bytes: number
}

function Shares({ groups, bytes }: { groups: readonly Share[]; bytes: number }) {
  const t = useTranslate()
  const of = (group: OwnFile['group']) => groups.find((one) => one.group === group)?.bytes ?? 0
  return (
    <>
      <div className={`row gap-2 clip ${styles['shares']}`} aria-hidden>
        {fileGroups.map((group) => (
          <span key={group} data-group={group} style={{ flexGrow: bytes > 0 ? of(group) / bytes : 0 }} />
        ))}
      </div>
      <ul className={`row wrap above-12 ${styles['legend']}`}>
        {fileGroups.map((group) => (
          <li key={group} data-group={group}>
            {t(fileGroupName(group))} <span className="quiet">{of(group) > 0 ? fileSize(of(group)) : '0'}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

// How much of a limit is used: a bar that warns as it fills, and the figures in words.
interface UseBarProps {
  label: Wording
  /** From 0; more than 1 counts as full. */
  part: number
  text: Wording
}

const toneOf = (part: number) => (part >= 0.8 ? 'bad' : part >= 0.6 ? 'warn' : 'good')

const UseBar = ({ label, part, text }: UseBarProps) => {
  const t = useTranslate()
  return (
    <div className={`stack gap-4-12 below-12 tabular ${styles['use']}`}>
      <span>{t(label)}</span>
      <span>{t(text)}</span>
      <meter
        aria-label={t(label)}
        aria-valuetext={t(text)}
        className={`full-width full-row no-border ${styles['meter']}`}
        data-tone={toneOf(part)}
        min={0}
        max={1}
        value={Math.min(1, part)}
      />
    </div>
  )
}

export function SpacePage() {
  const t = useTranslate()
  const lang = useLang()
  const reading = useRead(readSpace, {})
  return (
    <UserCenter here="userCenter/space" text={words.text} list>
      <LoadState reading={reading} lines={3}>
        {({ bytes, files, groups, today }) => (
          <div className={`stack gap-12 rigid ${styles['cards']}`}>
            <Section title={words.used}>
              <p className={`below-8 quiet ${styles['figure']}`}>
                <strong>{fileSize(bytes)}</strong> {t(filesOf(count(files, lang)))}
              </p>
              <Shares groups={groups} bytes={bytes} />
            </Section>
            <Section title={words.today}>
              <UseBar
                label={words.capacity}
                part={today.bytes / today.mostBytes}
                text={ofMost(fileSize(today.bytes), fileSize(today.mostBytes))}
              />
              <UseBar
                label={words.files}
                part={today.files / today.mostFiles}
                text={ofMost(count(today.files, lang), count(today.mostFiles, lang))}
              />
              <p className="above-8 quiet small">{t(words.todayText)}</p>
            </Section>
          </div>
        )}
      </LoadState>
      <FileList />
    </UserCenter>
  )
}
