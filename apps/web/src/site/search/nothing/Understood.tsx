// Explains a certificate number part by part, with what the register knows of each part.
import { listBodies } from '@register/contract/business/body'
import { getCategoryTree } from '@register/contract/business/category/category'
import type { CertificateNo } from '@register/contract/rules/numbers/certificateNo'
import { heldIn } from '@register/contract/rules/numbers/heldCodes'
import { Link } from '../../../kit/plain/Link.tsx'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import * as paths from '../../../paths.ts'
import styles from './NothingFound.module.css'
import { trailTo } from '../filters/tree.ts'
import { words } from '../found/words.ts'

export const Understood = ({ number }: { number: CertificateNo }) => {
  const t = useTranslate()
  const bodies = useRead(listBodies, {}, { staleTime: 600_000 })
  const tree = useRead(getCategoryTree, {}, { staleTime: 600_000 })
  const category = tree.data && (trailTo(tree.data, number.category).at(-1)?.name ?? t(words.unknownCategory))
  // The holder of the code in that year, rather than a successor that enters its numbers.
  const body = bodies.data?.find(({ codes }) =>
    heldIn(
      codes.filter(({ succeeds }) => !succeeds),
      number.year,
    ).includes(number.body),
  )
  const bodyName = bodies.data && (body?.name ?? t(words.unknownBody))
  const parts = [
    [words.partCategory, number.category, category],
    [words.partBody, number.body, bodyName],
    [words.partYear, String(number.year), ''],
    [words.partSerial, String(number.serial).padStart(4, '0'), ''],
  ] as const
  return (
    <div className={`stack gap-8 card pad-12-16 ${styles['understood']}`}>
      <p>{t(words.understood)}</p>
      <dl className="stack gap-4">
        {parts.map(([label, code, name]) => (
          <div key={label[1]}>
            <dt>{t(label)}</dt>
            <dd className="plain">
              <b>{code}</b> {name}
            </dd>
          </div>
        ))}
      </dl>
      {body && (
        <Link to={paths.search({ categoryCode: number.category, bodyId: body.id })}>{t(words.trySameBody)}</Link>
      )}
    </div>
  )
}
