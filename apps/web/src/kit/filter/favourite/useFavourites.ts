// The favourite filters of one bar, stored for each person on the server: read, save by title, rename, delete.
import { useSetting } from '../../../api/setting/setting.ts'
import type { FilterObject } from '../filterRows.ts'
import { filterWords as words } from '../words.ts'

/** See docs/rules/office.md#filters. */
export interface Favourite {
  title: string
  filterObj: FilterObject
}

/** Characters. */
export const longestTitle = 50

const isFavourite = (value: unknown): value is Favourite => {
  const { title, filterObj } = (value ?? {}) as Partial<Favourite>
  return (
    typeof title === 'string' &&
    typeof filterObj === 'object' &&
    filterObj !== null &&
    Object.values(filterObj).every((word) => typeof word === 'string')
  )
}

export function useFavourites(name: string) {
  const setting = useSetting('filters', name, words.changedElsewhere)
  const { value } = setting
  const list = Array.isArray(value) ? (value as unknown[]).filter(isFavourite) : []
  return {
    list,
    loading: value === undefined && !setting.error,
    error: value === undefined ? setting.error : null,
    reread: setting.reread,
    /** A favourite of the same title is replaced in its place. */
    save: (one: Favourite) =>
      setting.save(
        list.some(({ title }) => title === one.title)
          ? list.map((before) => (before.title === one.title ? one : before))
          : [...list, one],
      ),
    rename: (title: string, next: string) =>
      setting.save(list.map((one) => (one.title === title ? { ...one, title: next } : one))),
    remove: (title: string) => setting.save(list.filter((one) => one.title !== title)),
  }
}
