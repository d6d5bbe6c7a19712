// The public equipment catalogue: its lists as three levels to fold and unfold, with the number of certificates of each entry.
import { catalogueLists, isCatalogueList, listOf } from '@register/contract/business/category/lists'
import { getCategoryTree, type CategoryNode } from '@register/contract/business/category/category'
import { frontCount } from '@register/contract/business/publicReport/publicReport'
import { useMemo, useRef, useState } from 'react'
import { useLang, useTranslate } from '../../api/language.ts'
import { hasFailed, useRead } from '../../api/query.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Field, inputClass } from '../../kit/plain/action/Field.tsx'
import { count } from '../../kit/plain/format.ts'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { useWide } from '../../kit/plain/useWide.ts'
import { useAddress } from '../../kit/plain/useAddress.ts'
import { PublicPage } from '../list/PublicPage.tsx'
import { Branches } from './Branches.tsx'
import styles from './Catalogue.module.css'
import { branchesIn, findIn } from './found.ts'
import { foundOf, originOf, words } from './words.ts'

const kept = { staleTime: 60_000 }
const longest = 60

const toggled = (codes: ReadonlySet<string>, code: string): ReadonlySet<string> =>
  new Set(codes.has(code) ? [...codes].filter((one) => one !== code) : [...codes, code])

export const Catalogue = () => {
  const tree = useRead(getCategoryTree, {}, kept)
  return (
    <PublicPage title={words.title} lead={words.lead}>
      {tree.isPending && <Skeleton lines={10} height={28} label={words.loading} />}
      {hasFailed(tree) && (
        <Trouble what={words.theCatalogue} failure={tree.error} onRetry={() => void tree.refetch()} />
      )}
      {tree.data && (tree.data.length === 0 ? <Blank level={2} title={words.empty} /> : <Tree tree={tree.data} />)}
    </PublicPage>
  )
}

const Tree = ({ tree }: { tree: readonly CategoryNode[] }) => {
  const t = useTranslate()
  const lang = useLang()
  const wide = useWide()
  const counts = useRead(frontCount, {}, kept)
  // Also in the address, so that a visitor who comes back from a link to certificates finds the search as it was.
  const [asked, setAsked] = useAddress()
  const [typed, setTyped] = useState((asked.get('keyword') ?? '').slice(0, longest))
  const box = useRef<HTMLInputElement>(null)
  const found = useMemo(() => findIn(tree, typed), [tree, typed])
  const all = useMemo(() => new Set(branchesIn(tree)), [tree])
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(wide ? tree.filter(({ children }) => children.length > 0).map(({ code }) => code) : []),
  )
  // Branches with matches are unfolded; the visitor folds and unfolds from there.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const isOpen = (code: string) => (found ? found.around.has(code) !== turned.has(code) : open.has(code))
  const turn = (code: string) => (found ? setTurned : setOpen)((before) => toggled(before, code))
  function type(text: string) {
    setTyped(text)
    setAsked({ keyword: text })
    setTurned(new Set())
  }
  return (
    <>
      <div className={`row wrap gap-8-16 justify-between ${styles['tools']}`}>
        <Field label={words.find} hint={words.findHint}>
          {(tied) => (
            <input
              {...tied}
              ref={box}
              type="search"
              className={inputClass}
              maxLength={longest}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Field>
        {!found && (
          <Button onClick={() => setOpen(open.size < all.size ? all : new Set())}>
            {t(open.size < all.size ? words.openAll : words.closeAll)}
          </Button>
        )}
      </div>
      <p role="status" className={styles['found']}>
        {found && (
          // The page shows the empty result in large letters; this announces it to screen readers.
          <span className={found.count > 0 ? undefined : 'unseen'}>{t(foundOf(count(found.count, lang)))}</span>
        )}
      </p>
      {hasFailed(counts) && (
        <Trouble what={words.theCounts} failure={counts.error} onRetry={() => void counts.refetch()} />
      )}
      {found?.count === 0 && (
        <Blank level={2} title={words.nothing}>
          <Button
            onClick={() => {
              type('')
              // The button disappears with the message, so the focus moves to the box.
              box.current?.focus()
            }}
          >
            {t(words.clear)}
          </Button>
        </Blank>
      )}
      <Lists
        tree={found ? found.nodes : tree}
        look={{ isOpen, onTurn: turn, wanted: found ? typed : '', held: counts.data?.byCategory }}
      />
      <p className={styles['note']}>{t(words.note)}</p>
    </>
  )
}

/** The entries under the headings of their lists. */
const Lists = ({
  tree,
  look,
}: {
  tree: readonly CategoryNode[]
  look: Omit<Parameters<typeof Branches>[0], 'nodes'>
}) => {
  const t = useTranslate()
  return Object.keys(catalogueLists)
    .filter(isCatalogueList)
    .map((list) => {
      const nodes = tree.filter(({ origin }) => listOf(origin?.source ?? '') === list)
      const [first] = nodes
      if (!first) return null
      const origin = list === 'none' ? undefined : first.origin
      const same = nodes.every(
        (node) => node.origin?.source === origin?.source && node.origin?.edition === origin?.edition,
      )
      return (
        <section key={list} className={`card pad-16 ${styles['list']}`}>
          <h2 className="large">{t(catalogueLists[list])}</h2>
          {same && origin && origin.source !== '' && <p>{t(originOf(origin.source, origin.edition))}</p>}
          <Branches nodes={nodes} sourced={same || list === 'none'} {...look} />
        </section>
      )
    })
}
