// Names the register, its operator and its legal authority, and links to the public check.
import { useTranslate } from '../../../../api/language.ts'
import { useBranding, useSite } from '../../../../api/branding.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import * as paths from '../../../../paths.ts'
import { Frame } from '../Frame.tsx'
import { houseWords as words } from './words.ts'

export function About({ title }: { title: string }) {
  const t = useTranslate()
  const { name } = useBranding()
  const { data } = useSite()
  return (
    <Frame title={title}>
      <p className="bold break-words">{t(name)}</p>
      <p className="above-4 quiet break-words">{t(words.what)}</p>
      {data?.operator && (
        <p className="above-4 quiet break-words">
          {t(words.operator)}
          {data.operator}
        </p>
      )}
      {data?.basis && (
        <p className="above-4 quiet break-words">
          {t(words.basis)}
          {data.basis}
        </p>
      )}
      {data?.demo && <p className="above-4 quiet break-words">{t(words.demo)}</p>}
      <p className="row wrap gap-4-16 above-12">
        <Link to={paths.search()}>{t(words.search)}</Link>
        <Link to={paths.integrity()}>{t(words.integrity)}</Link>
      </p>
    </Frame>
  )
}
