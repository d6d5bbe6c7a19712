// The answer to a text that cannot be looked up: what is wrong with it. It says nothing about any certificate.
import { numbersIn } from '@register/contract/rules/numbers/inText'
import type { Failure } from '@register/contract/errors'
import { ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { Blank } from '../../../kit/plain/state/Blank.tsx'
import * as paths from '../../../paths.ts'
import type { Asked } from '../asked.ts'
import { siteScreens } from '@register/contract/screens/site'
import { useTranslate } from '../../../api/language.ts'
import { words } from './words.ts'

export const Unreadable = ({ asked, failure }: { asked: Asked; failure: Failure }) => {
  const t = useTranslate()
  const number = 'certificateNo' in asked ? asked.certificateNo : undefined
  const isSeveral = number !== undefined && numbersIn(number).length > 1
  return (
    <Blank
      title={number === undefined ? words.brokenLink : failure.status === 409 ? words.several : words.unreadable}
      text={number === undefined ? words.brokenLinkText : failure.phrase}
      tone="bad"
      level={1}
    >
      {isSeveral && (
        <ButtonLink to={paths.batchCheck} look="primary">
          {t(siteScreens.check_many.title)}
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.search(number ? { keyword: number.slice(0, 100) } : {})}
        look={isSeveral ? 'plain' : 'primary'}
        icon="search"
      >
        {t(words.searchIt)}
      </ButtonLink>
    </Blank>
  )
}
