// The public integrity log: its explanation, its head, how to check it, and its entries, newest first.
import { integrityHead, integrityKey, type LogHead, type LogKey } from '@register/contract/business/integrity/log'
import { useState } from 'react'
import { useLang, useTranslate } from '../../api/language.ts'
import { hasFailed, useRead } from '../../api/query.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { useAddress } from '../../kit/plain/useAddress.ts'
import { Link } from '../../kit/plain/Link.tsx'
import * as paths from '../../paths.ts'
import { PublicPage } from '../list/PublicPage.tsx'
import { Entries } from './Entries.tsx'
import { FormerLogs } from './FormerLogs.tsx'
import styles from './Integrity.module.css'
import { words } from './words.ts'
import { CopyButton } from '../../kit/plain/action/CopyButton.tsx'
import { Icon } from '../../kit/plain/display/Icon.tsx'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import { beijingTime } from '../../kit/plain/beijing.ts'
import { count } from '../../kit/plain/format.ts'

// The present head of the log, and the key that signs it.
const State = ({ head, signer }: { head: LogHead; signer: LogKey }) => {
  const t = useTranslate()
  const lang = useLang()
  return (
    <section className={`stack fit gap-12 content-start card ${styles['card']}`}>
      <h2 className="large">{t(words.state)}</h2>
      <dl className={`stack gap-12 ${styles['state']}`}>
        <div>
          <dt>{t(words.count)}</dt>
          <dd>{count(head.lastId, lang)}</dd>
        </div>
        <div>
          <dt>{t(words.signedAt)}</dt>
          <dd>
            {head.signedAt ? <time dateTime={head.signedAt}>{t(beijingTime(head.signedAt))}</time> : t(words.unsigned)}
          </dd>
        </div>
        {(
          [
            ['headHash', head.lastHash, 'copyHash'],
            ['fingerprint', signer.fingerprint, 'copyFingerprint'],
            ['verifierKey', signer.verifierKey, 'copyKey'],
          ] as const
        ).map(
          ([label, text, copy]) =>
            text !== null && (
              <div key={label}>
                <dt>{t(words[label])}</dt>
                <dd className={`row gap-8 align-center ${styles['copied']}`}>
                  <code>{text}</code>
                  <CopyButton small text={text} label={words[copy]} />
                </dd>
              </div>
            ),
        )}
        {signer.witnesses.length > 0 && (
          <div>
            <dt>{t(words.witnesses)}</dt>
            {signer.witnesses.map(({ key, size, signedAt }) => (
              <dd key={key}>
                {t(words.witnessed(key.split('+')[0] ?? key, count(size, lang), t(beijingTime(signedAt))))}
              </dd>
            ))}
          </div>
        )}
        {signer.formerLogs.length > 0 && <FormerLogs logs={signer.formerLogs} />}
        {signer.former.length > 0 && (
          <div>
            <dt>{t(words.former)}</dt>
            {signer.former.map(({ keyId, until }) => (
              <dd key={keyId}>{t(words.formerUntil(keyId, t(beijingTime(until))))}</dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  )
}

// Filters the log by one certificate, given its whole number.
const NumberFilter = ({ asked, onAsk }: { asked: string; onAsk: (certificateNo: string) => void }) => {
  const t = useTranslate()
  const [typed, setTyped] = useState(asked)
  return (
    <search>
      <form
        className={`row gap-8 align-end ${styles['filter']}`}
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(typed.trim())
        }}
      >
        <Field label={words.number}>
          {(tied) => (
            <input
              {...tied}
              className={inputClass}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary">
          {t(words.search)}
        </Button>
        {asked && <Button onClick={() => onAsk('')}>{t(words.clear)}</Button>}
      </form>
    </search>
  )
}

// How anyone can check the log: the program to download and the command to run.
const program = 'check-log.mjs'

const HowTo = () => {
  const t = useTranslate()
  const command = `node ${program} ${location.origin} --remember register.json`
  return (
    <section className={`stack fit gap-12 content-start card ${styles['card']}`}>
      <h2 className="large">{t(words.how)}</h2>
      <p>{t(words.howText)}</p>
      <pre className={`no-margin tinted framed rounded pad-12 ${styles['command']}`}>
        <code>{command}</code>
      </pre>
      <div className="row wrap gap-8-16 align-center">
        <a href={`/${program}`} download={program} className={`inline-row gap-8 align-center ${styles['download']}`}>
          <Icon name="file" />
          {t(words.download)}
        </a>
        <CopyButton text={command} label={words.copyCommand} />
      </div>
      <p className="quiet">{t(words.remember)}</p>
      <p>
        <Link to={paths.checkProof}>{t(words.checkProof)}</Link>
      </p>
    </section>
  )
}

export const Integrity = () => {
  const t = useTranslate()
  const [search, setSearch] = useAddress()
  const certificateNo = search.get('certificateNo')?.trim().slice(0, 60) ?? ''
  const page = Math.max(1, Math.trunc(Number(search.get('pageNum'))) || 1)
  const head = useRead(integrityHead, {})
  const key = useRead(integrityKey, {}, { staleTime: Infinity })
  const failed = hasFailed(head) ? head : hasFailed(key) ? key : undefined
  const known = !failed && key.data && head.data ? { head: head.data, signer: key.data } : undefined
  const facts = (state: { head: LogHead; signer: LogKey }) => (
    <div key="facts" className={`stack fit gap-16 ${styles['facts']}`}>
      <State {...state} />
      <HowTo />
    </div>
  )
  const entries = (lastId: number) => (
    <section key="entries" className={`stack fit gap-12 ${styles['entries']}`}>
      <h2>{t(certificateNo ? words.ofOne : words.latest)}</h2>
      <NumberFilter
        // A new address replaces the content of the input.
        key={certificateNo}
        asked={certificateNo}
        onAsk={(number) => setSearch({ certificateNo: number, pageNum: undefined }, { replace: false })}
      />
      <Entries
        certificateNo={certificateNo}
        lastId={lastId}
        page={page}
        onPage={(pageNum) => setSearch({ pageNum: pageNum === 1 ? undefined : String(pageNum) }, { replace: false })}
      />
    </section>
  )
  return (
    <PublicPage title={words.title} lead={words.lead}>
      {failed && <Trouble what={words.theLog} failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !known && <Skeleton lines={8} height={28} label={words.loading} />}
      {/* A visitor who filters by one certificate came for its entries. */}
      {known &&
        (certificateNo ? [entries(known.head.lastId), facts(known)] : [facts(known), entries(known.head.lastId)])}
    </PublicPage>
  )
}
