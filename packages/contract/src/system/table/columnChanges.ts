// What changed of a table's columns, as the audit keeps it and as people read it.
import type { Phrase } from '../../phrase.ts'

/** A column as the audit notes it. */
export interface ColumnFacts {
  /** Its place, from 1. */
  place: number
  hide: boolean
  width: number | null
  sortable: boolean
  fixed: boolean
  label: Phrase
  showOverflowTooltip: boolean
}

/** One changed column: its title, and its facts before and after. */
export interface ColumnChange {
  title: Phrase
  before: ColumnFacts
  after: ColumnFacts
}

const isChange = (one: unknown): one is ColumnChange =>
  typeof one === 'object' && one !== null && 'title' in one && 'before' in one && 'after' in one

/** Of what was noted, the changes that read as such. */
export const changesOfColumns = (noted: unknown): ColumnChange[] => (Array.isArray(noted) ? noted.filter(isChange) : [])

/** The differences, each as a short phrase; `facts` is the side that is described. */
export function columnPhrase(facts: ColumnFacts, other: ColumnFacts): Phrase {
  const { place, hide, width, sortable, fixed, label, showOverflowTooltip } = facts
  const parts: Phrase[] = []
  if (hide !== other.hide) parts.push(hide ? ['隐藏', 'hidden'] : ['显示', 'shown'])
  if (place !== other.place) parts.push([`第 ${place} 位`, `place ${place}`])
  if (width !== other.width) parts.push(width === null ? ['宽度自动', 'free width'] : [`宽 ${width}`, `${width} wide`])
  if (sortable !== other.sortable) parts.push(sortable ? ['可排序', 'sortable'] : ['不排序', 'not sortable'])
  if (fixed !== other.fixed) parts.push(fixed ? ['固定', 'fixed'] : ['不固定', 'not fixed'])
  if (label.join() !== other.label.join()) parts.push(label[0] === '' ? ['原列名', 'its own label'] : label)
  if (showOverflowTooltip !== other.showOverflowTooltip)
    parts.push(showOverflowTooltip ? ['长文本截断', 'long texts cut off'] : ['长文本换行', 'long texts in lines'])
  return [parts.map(([zh]) => zh).join('、'), parts.map(([, en]) => en).join(', ')]
}
