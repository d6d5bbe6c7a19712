// A button over an image: an icon with its name.
import type { Wording } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { Icon, type IconName } from '../../action/icons.tsx'
import styles from './image.module.css'

export const ImageAct = ({ icon, label, onPress }: { icon: IconName; label: Wording; onPress: () => void }) => {
  const t = useTranslate()
  return (
    <button type="button" className={styles['act']} aria-label={t(label)} title={t(label)} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
