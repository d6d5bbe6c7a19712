// Links to the type-testing body, and to the other certificates of the manufacturer and of the model, each with how many the search finds there.
import { frontList, type Answer } from '@register/contract/business/publicReport/publicReport'
import type { Phrase } from '@register/contract/phrase'
import { use, useEffect, useRef, useState, type RefObject } from 'react'
import { useLang, useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { total } from '../../../kit/plain/format.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import { LinksOff } from '../../../kit/plain/linksOff.ts'
import * as paths from '../../../paths.ts'
import { Part } from '../Part.tsx'
import styles from './Related.module.css'

// The links from a certificate to the others of its manufacturer and model.
const words = {
  title: ['相关证书', 'Related certificates'],
  ofBody: (name: string): Phrase => [`型式试验机构：${name}`, `Type-testing body: ${name}`],
  ofMaker: (n: string): Phrase => [`该制造单位的全部证书（${n}）`, `All certificates of this manufacturer (${n})`],
  ofModel: (n: string): Phrase => [`其中该型号的证书（${n}）`, `Among them, of this model (${n})`],
} as const

/** Counted when it comes near the window: most readers of a verdict never get here. */
function useNear(of: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = of.current
    if (!element) return undefined
    const watching = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    watching.observe(element)
    return () => watching.disconnect()
  }, [of])
  return near
}

/** The longest keyword that the search takes. */
const longest = 100

/** How many certificates the search finds by a keyword; undefined until it is known, and where this one is alone. */
function useOthers(keyword: string, near: boolean): string | undefined {
  const lang = useLang()
  const { data } = useRead(
    frontList,
    { body: { keyword, pageNum: 1, pageSize: 1 } },
    { enabled: near && keyword.length <= longest, staleTime: 60_000, refetchOnReconnect: false },
  )
  return data && data.total > 1 ? total(data.total, data.totalIsLowerBound, lang) : undefined
}

/** The search that is linked is the one that is counted, so both say the same. */
export const Related = ({ answer: { manufacturerName, model, bodyId, bodyName } }: { answer: Answer }) => {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  // A preview is of no public record.
  const isPublic = !use(LinksOff)
  const near = useNear(place) && isPublic && manufacturerName !== ''
  const ofBoth = `${manufacturerName} ${model}`
  const ofMaker = useOthers(manufacturerName, near)
  const ofModel = useOthers(ofBoth, near && model !== '')
  const link = (keyword: string, label: Phrase) => (
    <li>
      <Link to={paths.search({ keyword })}>{t(label)}</Link>
    </li>
  )
  return (
    <div ref={place} className={styles['related']}>
      {isPublic && (
        <Part title={words.title}>
          <ul>
            <li>
              <Link to={paths.body(bodyId)}>{t(words.ofBody(bodyName))}</Link>
            </li>
            {ofMaker && link(manufacturerName, words.ofMaker(ofMaker))}
            {ofModel && link(ofBoth, words.ofModel(ofModel))}
          </ul>
        </Part>
      )}
    </div>
  )
}
