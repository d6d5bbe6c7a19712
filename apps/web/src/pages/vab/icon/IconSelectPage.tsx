// Choosing an icon: with a value, disabled, and with a name that no longer exists.
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Icon, isIcon } from '../../../kit/action/icons.tsx'
import { IconSelect } from '../../../kit/icon/IconSelect.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { Showcase } from '../Showcase.tsx'
import samples from '../samples.module.css'
import styles from '../vab.module.css'
import { words } from './words.ts'

/** The menu that the icon is chosen for; its first entry shows it. */
const menu = [
  ['', words.certificates],
  ['number', words.applications],
  ['change', words.changes],
] as const

export function IconSelectPage() {
  const t = useTranslate()
  const [name, setName] = useState('certificate')
  const [old, setOld] = useState('el-icon-menu')
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/iconselect')}>
      <Example title={words.choosing} text={words.choosingText}>
        <div className={`stack gap-24 align-start ${styles['beside']}`}>
          <div className={styles['field']}>
            <IconSelect label={words.menuIcon} value={name} onChange={setName} />
          </div>
          <ul className={`stack gap-2 tinted framed rounded pad-8 ${samples['menu']}`} aria-label={t(words.preview)}>
            {menu.map(([icon, label], at) => {
              const shown = at === 0 ? name : icon
              return (
                <li className="row gap-8 align-center" key={label[1]}>
                  {isIcon(shown) && <Icon name={shown} />}
                  {t(label)}
                </li>
              )
            })}
          </ul>
        </div>
        <Outcome value={name} />
      </Example>
      <Example title={words.states} text={words.statesText}>
        <div className={`row wrap ${styles['inline']}`}>
          <div className={styles['field']}>
            <IconSelect disabled label={words.fixed} value="home" onChange={() => undefined} />
          </div>
          <div className={styles['field']}>
            <IconSelect label={words.old} value={old} onChange={setOld} />
          </div>
        </div>
      </Example>
    </Showcase>
  )
}
