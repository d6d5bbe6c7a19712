// The sign-in methods that are not open now, below the form: the code to scan or the way back, and accounts of other systems.
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../../api/language.ts'
import { useSite } from '../../../api/branding.ts'
import { ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { late } from '../../../kit/plain/late.tsx'
import { words } from '../words.ts'
import styles from './OtherMethods.module.css'

const Providers = late(async () => (await import('../openId/Providers.tsx')).Providers)

interface Props {
  /** The methods of the register itself that have no tab here. */
  ways: readonly { key: string; label: string }[]
}

/** Draws nothing where no other method is configured. */
export const OtherWays = ({ ways }: Props) => {
  const t = useTranslate()
  const [search] = useSearchParams()
  const isThere = (useSite().data?.ways.openId ?? []).length > 0
  if (ways.length === 0 && !isThere) return null
  const address = (way: string) => `?${new URLSearchParams({ ...Object.fromEntries(search), way }).toString()}`
  return (
    <section className={`stack gap-8 ${styles['others']}`}>
      <h2 className="row gap-12 align-center quiet small regular">{t(words.others)}</h2>
      {ways.map(({ key, label }) => (
        <ButtonLink key={key} wide to={address(key)}>
          {label}
        </ButtonLink>
      ))}
      {isThere && <Providers />}
    </section>
  )
}
