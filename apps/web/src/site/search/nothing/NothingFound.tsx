// Shown when nothing matched: how the search was understood, and what to try.
import { parseNo, printNo } from '@register/contract/rules/numbers/certificateNo'
import type { frontList } from '@register/contract/business/publicReport/publicReport'
import type { Output } from '@register/contract/endpoint'
import { wordsOf } from '@register/contract/rules/keyword'
import { useLang, useTranslate } from '../../../api/language.ts'
import type { ComponentProps } from 'react'
import { total } from '../../../kit/plain/format.ts'
import { Blank } from '../../../kit/plain/state/Blank.tsx'
import { Button } from '../../../kit/plain/action/Button.tsx'
import styles from './NothingFound.module.css'
import { NumberHints } from './NumberHints.tsx'
import { filterCount, noFilters, type Question } from '../question.ts'
import { Understood } from './Understood.tsx'
import { words } from '../found/words.ts'

interface Props {
  page: Output<typeof frontList>
  question: Question
  onAsk: (change: Partial<Question>) => void
}

export const NothingFound = ({ page: { understood, without = [] }, question, onAsk }: Props) => {
  const t = useTranslate()
  const lang = useLang()
  const { keyword } = question
  const asked = understood?.as === 'certificate' ? understood.text : keyword
  const number = parseNo(asked)
  const filtered = filterCount(question) > 0
  return (
    <Blank
      level={2}
      title={keyword ? words.nothingFor(printNo(asked)) : words.nothing}
      text={
        <div className={`stack gap-12 ${styles['text']}`}>
          {keyword && <NumberHints text={keyword} number={asked} />}
          {number && <Understood number={number} />}
          {keyword && (
            <>
              <p>{t(words.searchedIn)}</p>
              <h3 className="above-4 plain medium">{t(words.try)}</h3>
              <ul>
                {without.map(({ word, total: found, totalIsLowerBound }) => (
                  <li key={word}>
                    <TextButton onClick={() => onAsk({ keyword: wordsBut(keyword, word) })}>
                      {t(words.dropWord(shownWord(keyword, word), total(found, totalIsLowerBound, lang)))}
                    </TextButton>
                  </li>
                ))}
                {number && <li>{t(words.tryDigits)}</li>}
                <li>{t(words.tryLess)}</li>
                {number && <li>{t(words.tryMeaning)}</li>}
              </ul>
            </>
          )}
        </div>
      }
    >
      {filtered && (
        <Button look="primary" onClick={() => onAsk(noFilters)}>
          {t(words.tryFilters)}
        </Button>
      )}
    </Blank>
  )
}

/** As typed, where the search's spelling is another. */
const shownWord = (keyword: string, word: string): string =>
  keyword.split(/\s+/u).find((one) => wordsOf(one).join() === word) ?? word

/** The other words of the keyword as they were typed. */
const wordsBut = (keyword: string, word: string): string => {
  const typed = keyword.split(/\s+/u)
  const others = typed.filter((one) => wordsOf(one).join() !== word)
  return (others.length < typed.length ? others : wordsOf(keyword).filter((one) => one !== word)).join(' ')
}

const TextButton = (props: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) => (
  <button type="button" className={`accent bare pressable ${styles['drop']}`} {...props} />
)
