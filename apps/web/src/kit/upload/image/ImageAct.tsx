// A button over an image: an icon with its name.
import { Icon, type IconName } from '../../action/icons.tsx'
import styles from './image.module.css'

export const ImageAct = ({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) => (
  <button type="button" className={styles['act']} aria-label={label} title={label} onClick={onPress}>
    <Icon name={icon} />
  </button>
)
