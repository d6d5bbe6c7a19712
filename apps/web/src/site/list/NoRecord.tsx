// A page of the site whose record is not there: what is missing, and the way to the search.
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { ButtonLink } from '../../kit/plain/action/Button.tsx'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import * as paths from '../../paths.ts'

const toSearch: Phrase = ['查询证书', 'Look up certificates']

/** `keyword`: what to search for, where the page knows it. */
export const NoRecord = ({ title, text, keyword }: { title: Phrase; text?: Phrase; keyword?: string }) => {
  const t = useTranslate()
  return (
    <Blank title={title} {...(text && { text: text })}>
      <ButtonLink to={paths.search(keyword === undefined ? {} : { keyword })} look="primary">
        {t(toSearch)}
      </ButtonLink>
    </Blank>
  )
}
