// What each witness of the public log has signed last, and which of them is behind.
import type { SystemState } from '@register/contract/system/state'
import { useTranslate } from '../../../../api/language.ts'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { RelativeTime } from '../../../../kit/time/RelativeTime.tsx'
import { nameText, signedText, words } from '../words.ts'

export function Witnesses({ witnesses }: Pick<SystemState['log'], 'witnesses'>) {
  const t = useTranslate()
  return (
    <div className="stack gap-4">
      {witnesses.map(({ name, signed, late }) => (
        <div key={name}>
          {t(nameText(name))}
          {signed ? t(signedText(signed.size)) : t(words.neverSigned)}
          {signed && (
            <>
              {' · '}
              <RelativeTime at={signed.at} />
            </>
          )}{' '}
          {late && <StatusTag tone="warn" label={words.witnessLate} />}
        </div>
      ))}
    </div>
  )
}
