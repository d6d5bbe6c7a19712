// What the registry knows of one screen.
import type { Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import type { ComponentType, ReactNode } from 'react'
import { late, type Late } from '../../kit/plain/late.tsx'

export interface Screen {
  /** The name menus know it by: `business/report/list`. */
  view: string
  path: string
  title: Phrase
  component: ComponentType<{ waiting?: ReactNode }> & Partial<Pick<Late<object>, 'ahead'>>
  /** Without it the screen says so instead of opening. */
  permission?: Permission
  /** The list that this screen belongs under: its menu entry stays marked, the breadcrumb passes through it. */
  under?: string
  /** Shown alone, without menu, bar and tabs. */
  fullpage?: true
}

/** A screen in a chunk of its own: `open(() => import('./List.tsx'), 'List')`. */
export const open = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K): Late<object> =>
  late(async () => (await load())[name])
