// The arrangement of home that people of a role begin with (docs/decisions/0158-home-begins-as-the-role-has-it.md).
import { z } from 'zod'
import { homeWidgetNames, homeWidgets } from '../../business/home/widgets.ts'
import { endpoint, may } from '../../endpoint.ts'
import { gridLayouts, type GridLayout } from '../../grid.ts'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'
import { changes } from '../../record/acts.ts'
import { identity } from '../../record/shape.ts'

const path = '/api/system/role/home'

/** As stored: a later version may have other widgets and layouts than the one that reads it. */
const stored = z.object({ layout: z.string(), columns: z.array(z.array(z.string())) }).nullable()

/** The default of the caller's own roles: of the active ones, in their order, the first that has one; null without. */
export const readOwnHome = endpoint({
  method: 'GET',
  effect: 'read',
  path,
  access: 'signedIn',
  summary: ['首页的默认布局', 'The arrangement of home that the caller begins with'],
  output: z.object({ home: stored }),
})

const roleHome = z.object({
  ...identity,
  /** In the caller's language. */
  name: z.string(),
  home: stored,
  /** People who hold the role, and those of them whose own arrangement stays. */
  people: z.int(),
  own: z.int(),
})
export type RoleHome = z.output<typeof roleHome>

/** The active roles in their order, each with its default. */
export const listRoleHomes = endpoint({
  method: 'GET',
  effect: 'read',
  rate: 'list',
  path: `${path}/all`,
  access: may('system:role:edit'),
  summary: ['各角色的首页默认布局', 'The default arrangement of home of each role'],
  output: z.object({ roles: z.array(roleHome) }),
})

interface Arranged {
  layout: GridLayout
  columns: readonly (readonly string[])[]
}

function problemOf({ layout, columns }: Arranged, input: unknown) {
  const keys = columns.flat()
  if (columns.length !== layout.split(',').length)
    return reasoned(['columns'], input, [
      '部件：栏数应与布局一致',
      'Widgets: there must be as many columns as the layout has',
    ])
  if (keys.length === 0) return reasoned(['columns'], input, ['部件：至少要有一个', 'Widgets: at least one is needed'])
  if (new Set(keys).size < keys.length)
    return reasoned(['columns'], input, ['部件：每个只能出现一次', 'Widgets: each can be placed once'])
  return undefined
}

const together = telling(
  (check: z.core.ParsePayload<Arranged>) => {
    const problem = problemOf(check.value, check.value)
    if (problem) check.issues.push(problem)
  },
  {
    words: [
      '栏数与布局一致，至少一个部件，每个只出现一次',
      'There are as many columns as the layout has and at least one widget, and each is placed once',
    ],
    names: ['columns'],
  },
)

const widget = labelled(z.enum(homeWidgetNames), ['部件', 'Widget'], homeWidgets)
const arrangement = labelled(
  z
    .strictObject({
      layout: labelled(z.enum(gridLayouts), ['布局', 'Layout']),
      columns: labelled(z.array(z.array(widget).max(homeWidgetNames.length)).max(3), ['部件', 'Widgets']),
    })
    .check(together),
  ['首页布局', 'Arrangement of home'],
)
export type Arrangement = z.output<typeof arrangement>

/** What people of the role see who have arranged nothing themselves. A stale `rev` answers 409. */
export const setRoleHome = endpoint({
  ...changes,
  path,
  access: may('system:role:edit'),
  confirmed: true,
  summary: ['设为角色的首页默认布局', 'Make this the default arrangement of home of a role'],
  body: z.strictObject({ ...identity, home: arrangement }),
  output: roleHome,
  audit: 'role.home',
  example: { body: { id: 1, rev: 1, home: { layout: '24', columns: [['welcome', 'notices']] } } },
})

/** Back to what the product ships. */
export const removeRoleHome = endpoint({
  ...changes,
  path: `${path}/remove`,
  access: may('system:role:edit'),
  confirmed: true,
  summary: ['移除角色的首页默认布局', 'Remove the default arrangement of home of a role'],
  body: z.strictObject(identity),
  output: roleHome,
  audit: 'role.removeHome',
  example: { body: { id: 1, rev: 1 } },
})
