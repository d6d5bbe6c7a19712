// How wide the list under an input is: as wide as its entries need on a desk, as wide as the input on a telephone, where more would be cut off.
import { useWide } from '../layout/useWide.ts'

/** `wanted`: pixels, or as wide as the longest entry. */
export function usePopupWidth(wanted: number | 'content'): number | boolean {
  const wide = useWide('md')
  if (!wide) return true
  return wanted === 'content' ? false : wanted
}
