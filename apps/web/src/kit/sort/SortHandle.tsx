// The grip of something that can be reordered.
import { Icon } from '../action/icons.tsx'
import styles from './sort.module.css'
import type { SortItem } from './useSortItem.ts'

export const SortHandle = ({ handle }: Pick<SortItem, 'handle'>) => (
  <button type="button" {...handle} className={styles['handle']}>
    <Icon name="grip" />
  </button>
)
