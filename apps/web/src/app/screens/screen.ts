// A declared screen with its page, and how an area joins the two.
import { viewsOf, type ScreenSpec } from '@register/contract/screens/screen'
import type { ComponentType, ReactNode } from 'react'
import { late, type Late } from '../../kit/plain/late.tsx'

type Page = ComponentType<{ waiting?: ReactNode }> & Partial<Pick<Late<object>, 'ahead'>>

export interface Screen extends ScreenSpec {
  view: string
  component: Page
}

/** Joins each declared screen with its page by the view's name; a missing or undeclared page does not compile. */
export const withPages = <V extends string>(
  declared: Readonly<Record<V, ScreenSpec>>,
  pages: Readonly<Record<NoInfer<V>, Page>>,
): readonly Screen[] => viewsOf(declared).map((view) => ({ view, ...declared[view], component: pages[view] }))

/** A screen in a chunk of its own: `open(() => import('./List.tsx'), 'List')`. */
export const open = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K): Late<object> =>
  late(async () => (await load())[name])
