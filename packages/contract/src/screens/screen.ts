// What is declared of a screen, once: where it opens, what it is called, what it needs, and how the menu shows it.
// No endpoint is named here: declarations come with the office's first files, and endpoints would bring their schemas along.
import type { Permission } from '../permissions.ts'
import type { Phrase } from '../phrase.ts'
import type { MenuGroup } from './menuGroups.ts'

/** The entry of a screen in the first menus; their order is that of the declarations. */
export interface MenuPart {
  /** What the stored entry is known by. */
  name: string
  /** The menu directory of the screen; without one the entry is at the top level. */
  group?: MenuGroup
  icon?: string
  /** The menu title, where it is shorter than the page title or clashes with its neighbours. */
  title?: Phrase
}

export interface ScreenSpec {
  path: string
  title: Phrase
  /** Without it the screen says so instead of opening. At least one endpoint asks for it too. */
  needs?: Permission
  /** Role keys, one of which is needed in addition: only these roles see the screen in the menu and can open it (docs/rules/access.md#rights-of-a-role). */
  roles?: readonly string[]
  /** Readers with one of `roles`, and no others than these and `beside`, have another screen with the same rows: their menu has that one alone, and the address of this one leads there. */
  instead?: { roles: readonly string[]; beside: readonly string[]; path: string }
  /** The list that this screen belongs under: its menu entry stays marked, the breadcrumb passes through it. */
  under?: string
  /** Shown alone, without menu, bar and tabs. */
  fullpage?: true
  menu?: MenuPart
  /** It shows a table that people set up; its settings are kept under the name of the view. */
  table?: true
}

/** By view, the name that menus know a screen by: `business/report/list`. */
export type Screens = Readonly<Record<string, ScreenSpec>>

/** Where the screen's address leads a reader with these roles; undefined where it opens. */
export const insteadOf = ({ instead }: Pick<ScreenSpec, 'instead'>, roles: readonly string[]): string | undefined =>
  instead &&
  roles.some((key) => instead.roles.includes(key)) &&
  roles.every((key) => instead.roles.includes(key) || instead.beside.includes(key))
    ? instead.path
    : undefined

/** The views of some screens, in the order of their declaration. */
export const viewsOf = <V extends string>(screens: Readonly<Record<V, ScreenSpec>>): readonly V[] =>
  Object.keys(screens) as V[]

/** A company's certificates: one page in place of three lists that would show it the same rows. */
export const ownCertificates = {
  roles: ['enterprise'],
  // Who has become a company's contact keeps the role of visitors.
  beside: ['registered'],
  path: '/business/information/mine',
} as const satisfies NonNullable<ScreenSpec['instead']>
