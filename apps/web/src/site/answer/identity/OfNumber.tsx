// What has to be known about the number itself: misprinted, asked for by its reading, with a suffix, or like another certificate's.
import { printNo, suffixedNo } from '@register/contract/business/numbers/certificateNo'
import type { Answer } from '@register/contract/business/publicReport'
import { useSay } from '../../../api/language.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import styles from './Band.module.css'
import { Neighbour } from './Neighbour.tsx'
import { words } from '../words.ts'

export const OfNumber = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  const { certificateNo, misprinted, probableNo, foundBy, alike } = answer
  const suffixed = suffixedNo(certificateNo)
  const reading = probableNo ? words.probableNo(printNo(probableNo)) : words.noReading
  return (
    <>
      {misprinted && (
        <p className={styles['coming']}>
          <Icon name="warning" />
          <span>
            <strong>{say(words.misprinted)}</strong> · {say(reading)}
          </span>
        </p>
      )}
      {foundBy === 'probableNo' && <p>{say(words.askedReading(printNo(probableNo), certificateNo))}</p>}
      {suffixed && <p>{say(words.isSuffixed(printNo(suffixed.base.normal)))}</p>}
      {alike.map((one) => (
        <Neighbour key={one.publicId} label={words.alike[one.as]} report={one} />
      ))}
    </>
  )
}
