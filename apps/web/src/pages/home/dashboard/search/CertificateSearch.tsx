// Looks certificates up without leaving the home page: a box, and the first matches with their status.
import { frontList } from '@register/contract/business/publicReport'
import { minKeyword } from '@register/contract/fold'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useLang, useSay } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { inputClass } from '../../../../kit/plain/action/Field.tsx'
import { total } from '../../../../kit/plain/format.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { FoundRow } from './FoundRow.tsx'
import own from './search.module.css'
import { foundOf, words } from './words.ts'

/** A short list; the public search shows all matches. */
const most = 5

export function CertificateSearch({ title }: { title: string }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const isShort = [...asked].length < minKeyword
  const search = () => setAsked(typed.trim())
  return (
    <Frame title={title} aside={<Link to={paths.search({ keyword: asked })}>{say(words.publicSearch)}</Link>}>
      <form
        role="search"
        aria-label={title}
        className={own['search']}
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <input
          type="search"
          className={inputClass}
          aria-label={say(words.what)}
          placeholder={say(words.what)}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Action kind="primary" icon="search" label={say(words.search)} onPress={search} />
      </form>
      {isShort ? (
        <p role="status" className={styles['text']}>
          {say(asked === '' ? words.hint : words.short)}
        </p>
      ) : (
        <Found keyword={asked} />
      )}
    </Frame>
  )
}

function Found({ keyword }: { keyword: string }) {
  const say = useSay()
  const lang = useLang()
  const reading = useRead(
    frontList,
    { body: { keyword, pageNum: 1, pageSize: most } },
    { placeholderData: keepPreviousData },
  )
  return (
    <LoadState reading={reading} lines={4}>
      {({ list, total: all, totalIsLowerBound }) => (
        <>
          <p role="status" className={styles['text']}>
            {say(all === 0 ? words.none : foundOf(total(all, totalIsLowerBound, lang), all > list.length))}
          </p>
          <ul className={own['found']}>
            {list.map((row) => (
              <FoundRow key={row.publicId} row={row} />
            ))}
          </ul>
        </>
      )}
    </LoadState>
  )
}
