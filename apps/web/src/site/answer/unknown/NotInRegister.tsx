// The answer for a certificate that the register does not know: shown as plainly as a status, with what to check.
import { parseNo, printNo } from '@register/contract/business/numbers/certificateNo'
import { useSay } from '../../../api/language.ts'
import { ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import * as paths from '../../../paths.ts'
import { Understood } from '../../search/nothing/Understood.tsx'
import type { Asked } from '../asked.ts'
import band from '../identity/Band.module.css'
import styles from './NotInRegister.module.css'
import { words } from '../words.ts'

export const NotInRegister = ({ asked }: { asked: Asked }) => {
  const say = useSay()
  const number = 'certificateNo' in asked ? asked.certificateNo : undefined
  const parsed = number ? parseNo(number) : undefined
  return (
    <article className={styles['missing']}>
      <header className={`${band['band']} ${band['bad']}`}>
        <span className={band['sign']}>
          <Icon name="ask" size={30} bold />
        </span>
        <div className={band['words']}>
          <h1 className={band['status']}>{say(number ? words.missing : words.missingCode)}</h1>
          <p>{say(words.missingMeaning)}</p>
          {number && (
            <p>
              {say(words.asked)} <b className={styles['number']}>{printNo(number)}</b>
            </p>
          )}
        </div>
      </header>
      {parsed && <Understood number={parsed} />}
      <ul className={styles['checks']}>
        <li>{say(number ? words.checkNumber : words.checkWhole)}</li>
        <li>{say(words.checkSite)}</li>
        <li>{say(words.checkBody)}</li>
      </ul>
      <div>
        <ButtonLink to={paths.search(number ? { keyword: number.slice(0, 100) } : {})} look="primary" icon="search">
          {say(words.searchIt)}
        </ButtonLink>
      </div>
    </article>
  )
}
