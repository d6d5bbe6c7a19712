// Looks certificates up without leaving the home page: a box, and the first matches with their status.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import type { PublicRow } from '@register/contract/business/publicReport/row'
import { reportStatuses } from '@register/contract/rules/status'
import { minKeyword } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useLang, useTranslate } from '../../../../api/language.ts'
import { keepFound } from '../../../../api/keepFound.ts'
import { useRead } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { inputClass } from '../../../../kit/plain/action/Field.tsx'
import { total } from '../../../../kit/plain/format.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'
import { notFoundOf } from '../../../business/words.ts'
import { Frame } from '../Frame.tsx'
import own from './search.module.css'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { QualifiedFiles, ReportInfo } from '../../../business/dialogs/Dialogs.tsx'

// Texts of the certificate search of the home page.
const words = {
  what: ['证书编号、制造单位或产品', 'Certificate number, maker or product'],
  hint: ['查询结果与公众看到的一致。', 'The results are what the public sees.'],
  short: [`请至少输入 ${minKeyword} 个字符`, `Please enter at least ${minKeyword} characters`],
  files: ['该单位的合格文件', 'Files of this maker'],
  search: ['查询', 'Search'],
  publicSearch: ['公众查询', 'Public search'],
} as const satisfies Record<string, Phrase>

/** `more`: there are more matches than are shown. */
const foundOf = (number: string, more: boolean): Phrase => [
  `找到 ${number} 张${more ? '，这里是最前面的几张' : ''}`,
  `${number} found${more ? '; these are the first' : ''}`,
]

// A found certificate in one row: its number opens the public answer over the page, its manufacturer the files of all its valid certificates.
function FoundRow({ row }: { row: PublicRow }) {
  const t = useTranslate()
  const [open, setOpen] = useState<'answer' | 'files'>()
  const close = () => setOpen(undefined)
  const { label, tone } = reportStatuses[row.status]
  return (
    <li>
      <span className="row wrap gap-4-12 align-center">
        <button
          type="button"
          className={`accent break-words text-start bare pressable ${styles['opens']} mono ${styles['mono']}`}
          onClick={() => setOpen('answer')}
        >
          {printNo(row.certificateNo) || row.reportNo}
        </button>
        <StatusTag tone={tone} label={label} />
        <button
          type="button"
          className={`accent break-words text-start bare pressable ${styles['opens']}`}
          onClick={() => setOpen('files')}
        >
          {t(words.files)}
        </button>
      </span>
      <span className={`quiet ${styles['quiet']}`}>
        {[row.productName, row.model, row.manufacturerName].join(' · ')}
      </span>
      {open === 'answer' && <ReportInfo waiting={null} of={{ publicId: row.publicId }} open onClose={close} />}
      {open === 'files' && <QualifiedFiles waiting={null} maker={{ publicId: row.publicId }} open onClose={close} />}
    </li>
  )
}

/** A short list; the public search shows all matches. */
const most = 5

export function CertificateSearch({ title }: { title: string }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const isShort = [...asked].length < minKeyword
  const search = () => setAsked(typed.trim())
  return (
    <Frame title={title} aside={<Link to={paths.search({ keyword: asked })}>{t(words.publicSearch)}</Link>}>
      <form
        role="search"
        aria-label={title}
        className={`stack gap-8 ${own['search']}`}
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <input
          type="search"
          className={inputClass}
          aria-label={t(words.what)}
          placeholder={t(words.what)}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Action kind="primary" icon="search" label={words.search} onPress={search} />
      </form>
      {isShort ? (
        <p role="status" className="above-4 quiet break-words">
          {t(asked === '' ? words.hint : words.short)}
        </p>
      ) : (
        <Found keyword={asked} />
      )}
    </Frame>
  )
}

function Found({ keyword }: { keyword: string }) {
  const t = useTranslate()
  const lang = useLang()
  const reading = useRead(frontList, { body: { keyword, pageNum: 1, pageSize: most } }, { placeholderData: keepFound })
  return (
    <LoadState reading={reading} lines={4}>
      {({ list, total: all, totalIsLowerBound }) => (
        <>
          <p role="status" className="above-4 quiet break-words">
            {t(all === 0 ? notFoundOf(keyword) : foundOf(total(all, totalIsLowerBound, lang), all > list.length))}
          </p>
          <ul className={`above-4 ${own['found']}`}>
            {list.map((row) => (
              <FoundRow key={row.publicId} row={row} />
            ))}
          </ul>
        </>
      )}
    </LoadState>
  )
}
