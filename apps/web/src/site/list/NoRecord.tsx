// A page of the site whose record is not there: what is missing, and the way to the search.
import { useSay } from '../../api/language.ts'
import type { Phrase } from '@register/contract/phrase'
import { ButtonLink } from '../../kit/plain/action/Button.tsx'
import { Blank } from '../../kit/plain/state/Blank.tsx'
import * as paths from '../../paths.ts'

const toSearch: Phrase = ['查询证书', 'Look up certificates']

/** `keyword`: what to search for, where the page knows it. */
export const NoRecord = ({ title, text, keyword }: { title: Phrase; text?: Phrase; keyword?: string }) => {
  const say = useSay()
  return (
    <Blank title={say(title)} {...(text && { text: say(text) })}>
      <ButtonLink to={paths.search(keyword === undefined ? {} : { keyword })} look="primary">
        {say(toSearch)}
      </ButtonLink>
    </Blank>
  )
}
