// The pages picked for the home page, in their order, stored on the server.
import type { Failure } from '@register/contract/errors'
import type { RouteNode } from '@register/contract/system/account'
import { useMenu } from '../../../../api/session.ts'
import { pagesOf } from '../../../../api/session/pagesOf.ts'
import { useSetting } from '../../../../api/setting/setting.ts'
import * as paths from '../../../../paths.ts'
import { words } from './words.ts'

/** With more pages the widget would be a second menu. */
export const mostApps = 24

export interface PickedApps {
  /** Undefined until the server has answered. */
  picked: readonly RouteNode[] | undefined
  error: Failure | null
  refetch: () => Promise<unknown>
  /** All pages that can be picked, in the order of the menu; without this page, which is open already. */
  pages: readonly RouteNode[]
  /** Throws `Failure`. */
  save: (picked: readonly RouteNode[]) => Promise<void>
}

/** Stored pages that are no longer in the person's menu are left out. */
export function useApps(): PickedApps {
  const pages = pagesOf(useMenu()).filter(({ path }) => path !== paths.home)
  const { value, error, reread, save } = useSetting('layout', 'apps', words.savedElsewhere)
  const kept = Array.isArray(value) ? [...new Set<unknown>(value)] : []
  return {
    pages,
    error,
    refetch: reread,
    picked: value === undefined ? undefined : kept.flatMap((path) => pages.find((page) => page.path === path) ?? []),
    save: (picked) => save(picked.map(({ path }) => path)),
  }
}
