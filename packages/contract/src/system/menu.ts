// Entries of the office's menu: directories, pages, links, framed addresses, and under a page its permissions as buttons.
import { matching } from '../fieldTypes/matching.ts'
import { z } from 'zod'
import { adds, changes, reads } from '../record/acts.ts'
import { endpoint, may } from '../endpoint.ts'
import type { Field } from '../fields.ts'
import { labelled } from '../messages/labelled.ts'
import { permissionNames, permissions } from '../permissions.ts'
import { ours } from './frame/address.ts'
import type { Phrase } from '../phrase.ts'
import { bodyOf, changeOf, chosen, identity, named, namedInEnglish, optionsOf, rowOf } from '../record/shape.ts'
import { routeNode } from './account.ts'

export const menuTypes = {
  menu: ['目录或页面', 'Directory or page'],
  link: ['外部链接', 'Link'],
  iframe: ['内嵌页面', 'Framed page'],
  button: ['权限', 'Permission'],
} as const satisfies Record<string, Phrase>
export type MenuType = keyof typeof menuTypes

const withAddress = { key: 'type', is: ['menu', 'link', 'iframe'] }

export const menuFields = [
  { key: 'type', label: ['类型', 'Type'], options: optionsOf(menuTypes), ...chosen },
  { key: 'titleZh', label: ['名称', 'Name in Chinese'], maxLength: 50, ...named },
  { key: 'titleEn', label: ['英文名称', 'Name in English'], maxLength: 80, ...namedInEnglish },
  {
    key: 'name',
    label: ['标识', 'Key'],
    type: 'text',
    maxLength: 60,
    required: withAddress,
    hint: ['英文，整个菜单内唯一', 'Unique in the whole menu'],
    example: 'weeklyFigures',
    rule: matching(/^[A-Za-z][\w:-]*$/, [
      '应以字母开头，由字母、数字、下划线或连字符组成',
      'must begin with a letter and have letters, digits, _ or - only',
    ]),
  },
  {
    key: 'path',
    label: ['路径或地址', 'Path'],
    type: 'text',
    maxLength: 300,
    required: withAddress,
    hint: ['页面以 / 开头；链接以 http(s):// 开头', 'A page begins with /, a link with http(s)://'],
    example: '/system/figures',
  },
  {
    key: 'component',
    label: ['页面视图', 'View'],
    type: 'text',
    maxLength: 200,
    hint: ['留空即为目录', 'None: a directory'],
    rule: matching(/^[\w/.-]+$/, ['含有不允许的字符', 'has characters that no view has']),
  },
  {
    key: 'permission',
    label: ['所需权限', 'Needs permission'],
    type: 'choice',
    options: permissionNames.map((value) => ({ value, label: permissions[value] })),
    required: { key: 'type', is: ['button'] },
    hint: ['不选则所有登录人员可见', 'None: shown to all signed-in users'],
  },
  { key: 'icon', label: ['图标', 'Icon'], type: 'text', maxLength: 40 },
  {
    key: 'roles',
    label: ['仅对角色显示', 'Shown to roles'],
    type: 'choices',
    hint: ['不选则不限角色', 'None chosen: to any role'],
  },
  {
    key: 'active',
    label: ['高亮的菜单', 'Highlighted entry'],
    type: 'text',
    maxLength: 200,
    hint: [
      '打开本页时，左侧菜单中高亮哪一项：填其路径',
      'Path of the entry that the menu highlights while this page is open',
    ],
    rule: matching(ours, ['应以一个 / 开头', 'must begin with a single /']),
  },
  { key: 'tag', label: ['标签', 'Label'], type: 'text', maxLength: 20, example: 'new' },
  { key: 'hidden', label: ['隐藏', 'Hidden'], type: 'flag' },
  { key: 'fullpage', label: ['整页显示', 'Page of its own'], type: 'flag' },
] as const satisfies readonly Field[]

const entry = rowOf(menuFields).extend({ parentId: z.int().nullable() })
export type MenuEntry = z.output<typeof entry>
export type MenuNode = MenuEntry & { children: MenuNode[] }
const node: z.ZodType<MenuNode> = entry.extend({
  get children() {
    return z.array(node)
  },
})

const path = '/api/system/menu'
const parentId = labelled(z.int().nullable(), ['上级菜单', 'Parent'])
const example = {
  type: 'link',
  titleZh: '统计年报',
  titleEn: 'Yearly figures',
  name: 'yearlyFigures',
  path: 'https://example.org/figures',
  parentId: null,
}

export const menuTree = endpoint({
  method: 'GET',
  effect: 'read',
  rate: 'list',
  path: `${path}/tree`,
  access: may('system:menu:list'),
  summary: ['菜单树', 'The menu as a tree'],
  output: z.array(node),
})

export const readMenu = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:menu:list'),
  summary: ['菜单详情', 'One menu entry'],
  output: entry,
})

export const addMenu = endpoint({
  ...adds,
  path,
  access: may('system:menu:add'),
  summary: ['新建菜单', 'Add a menu entry'],
  body: bodyOf(menuFields, { parentId }),
  output: entry,
  audit: 'menu.add',
  example: { body: example },
})

export const changeMenu = endpoint({
  ...changes,
  path,
  access: may('system:menu:edit'),
  summary: ['编辑菜单', 'Edit a menu entry'],
  body: changeOf(menuFields, { parentId }),
  output: entry,
  audit: 'menu.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

/** Puts an entry under another, before one of those that stand there. */
export const moveMenu = endpoint({
  ...changes,
  path: `${path}/move`,
  access: may('system:menu:edit'),
  summary: ['移动菜单', 'Move a menu entry'],
  body: z.strictObject({
    ...identity,
    parentId,
    /** The entry it is moved in front of; none: it becomes the last one. */
    before: labelled(z.int().nullable(), ['移到其前的菜单', 'The entry after it']),
  }),
  audit: 'menu.move',
  example: { body: { id: 1, rev: 1, parentId: null, before: null } },
})

export const removeMenus = endpoint({
  method: 'DELETE',
  effect: 'write',
  rate: 'write',
  path: `${path}/removeBatch/{ids}`,
  access: may('system:menu:remove'),
  summary: ['删除菜单', 'Delete menu entries'],
  /** Numbers with commas between them. */
  params: z.strictObject({
    ids: labelled(z.string().regex(/^\d{1,15}(,\d{1,15}){0,199}$/), ['菜单编号', 'Menu entries']),
  }),
  audit: 'menu.remove',
  example: { params: { ids: '999999999' } },
})

/** What the menu of people with this role alone would be. */
export const previewMenu = endpoint({
  method: 'GET',
  effect: 'read',
  path: `${path}/preview/{key}`,
  access: may('system:menu:list'),
  summary: ['按角色预览菜单', 'The menu as a role sees it'],
  params: z.strictObject({ key: z.string().max(41) }),
  output: z.array(routeNode),
  example: { params: { key: 'expert' } },
})
