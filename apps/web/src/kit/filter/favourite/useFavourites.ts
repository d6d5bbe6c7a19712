// The favourite filters of one bar, kept for each person on the server: read, save by title, delete.
import { Failure } from '@register/contract/errors'
import { useSetting } from '../../../api/setting/setting.ts'
import type { FilterObject } from '../filterRows.ts'
import { filterWords as words } from '../words.ts'

/** Specification section 3. */
export interface Favourite {
  title: string
  filterObj: FilterObject
}

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
  const setting = useSetting('filters', name)
  const { value } = setting
  const list = Array.isArray(value) ? (value as unknown[]).filter(isFavourite) : []
  async function write(next: readonly Favourite[]) {
    try {
      await setting.save(next)
    } catch (error) {
      throw error instanceof Failure && error.status === 409 ? new Failure(409, words.changedElsewhere) : error
    }
  }
  return {
    list,
    loading: value === undefined && !setting.error,
    error: value === undefined ? setting.error : null,
    reread: setting.reread,
    /** One of the same title is replaced where it stands. */
    save: (one: Favourite) =>
      write(
        list.some(({ title }) => title === one.title)
          ? list.map((before) => (before.title === one.title ? one : before))
          : [...list, one],
      ),
    remove: (title: string) => write(list.filter((one) => one.title !== title)),
  }
}
