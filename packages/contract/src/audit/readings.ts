// Details that an action notes in addition to the fields of its record, as readable text: names, rights, roles, columns.
import { bothNames, type Phrase } from '../phrase.ts'
import { permissions } from '../permissions.ts'
import { homeWidgets, isHomeWidget } from '../business/home/widgets.ts'
import { isConfigType, ownKey, isValueOf } from '../system/config/key.ts'
import { declared } from '../system/config/keys.ts'
import { configText } from '../system/config/valueFields.ts'
import { isScopeKind, scopeKinds } from '../system/scopes.ts'
import { changesOfColumns, columnPhrase } from '../system/table/columnChanges.ts'
import { contactFields } from '../system/user/fields.ts'

export type Detail = Readonly<Record<string, unknown>>

export interface Changed {
  key: string
  label: Phrase
  before: Phrase
  after: Phrase
}

/** The first of these keys that was noted. */
export const called =
  (...keys: readonly string[]) =>
  (detail: Detail): Phrase | undefined => {
    const found = keys.map((key) => detail[key]).find((one) => typeof one === 'string' && one !== '')
    return typeof found === 'string' ? [found, found] : undefined
  }

/** A name that was noted in both languages. */
export const inBoth =
  (zh: string, en: string) =>
  (detail: Detail): Phrase | undefined => {
    const [one, other] = [detail[zh], detail[en]]
    return typeof one === 'string' && typeof other === 'string' ? bothNames(one, other) : undefined
  }

export function configValue(key: string, one: unknown, { key: name, type }: Detail): Phrase | undefined {
  if (key !== 'value' || typeof name !== 'string') return undefined
  if (one === null || one === undefined) return ['默认', 'the default']
  const of = declared(name) ?? ownKey(isConfigType(type) ? type : 'text')
  return isValueOf(of, one) ? configText(of, one) : undefined
}

const textsIn = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((one): one is string => typeof one === 'string') : []

/** Permissions by their names, with the own scope of those that have one. */
function permissionsIn(given: unknown): Phrase | undefined {
  const known: Readonly<Record<string, Phrase>> = permissions
  const byScope = new Map<string, Phrase[]>()
  for (const one of textsIn(given)) {
    const [name = '', scope = ''] = one.split(' ')
    byScope.set(scope, [...(byScope.get(scope) ?? []), known[name] ?? [name, name]])
  }
  if (byScope.size === 0) return undefined
  const parts = [...byScope].map(([scope, names]): Phrase => {
    const [zh, en] = isScopeKind(scope) ? scopeKinds[scope] : ['', '']
    const listed: Phrase = [names.map((name) => name[0]).join('、'), names.map((name) => name[1]).join(', ')]
    return zh === '' ? listed : [`${zh}：${listed[0]}`, `${en}: ${listed[1]}`]
  })
  return [parts.map(([zh]) => zh).join('；'), parts.map(([, en]) => en).join('; ')]
}

const nothing: Phrase = ['—', '—']
const hidden: Phrase = ['***', '***']

const namesIn = (given: unknown): Phrase | undefined => {
  const names = textsIn(given)
  return names.length > 0 ? [names.join('、'), names.join(', ')] : undefined
}

/** Widgets of home by their names; one that this version does not have, by its key. */
function widgetsIn(given: unknown): Phrase {
  const names = textsIn(given).map((key): Phrase => (isHomeWidget(key) ? homeWidgets[key] : [key, key]))
  return pairsIn(names) ?? nothing
}

/** The arrangement of home that a role begins with. */
function homeIn({ widgets }: Detail): Changed[] {
  if (typeof widgets !== 'object' || widgets === null) return []
  const { before, after } = widgets as { before?: unknown; after?: unknown }
  return [
    {
      key: 'widgets',
      label: ['首页部件', 'Widgets of the home page'],
      before: widgetsIn(before),
      after: widgetsIn(after),
    },
  ]
}

/** The permissions a role gives, the people who got or lost it, and the home that they begin with. */
export function rightsIn(detail: Detail): Changed[] {
  const people: Phrase = ['人员', 'People']
  const [gained, lost] = [namesIn(detail['given']), namesIn(detail['taken'])]
  const [given, withdrawn] = [permissionsIn(detail['granted']), permissionsIn(detail['withdrawn'])]
  return [
    ...(given ? [{ key: 'granted', label: ['授予', 'Granted'], before: nothing, after: given } as const] : []),
    ...(withdrawn
      ? [{ key: 'withdrawn', label: ['收回', 'Withdrawn'], before: withdrawn, after: nothing } as const]
      : []),
    ...(gained ? [{ key: 'given', label: people, before: nothing, after: gained } as const] : []),
    ...(lost ? [{ key: 'taken', label: people, before: lost, after: nothing } as const] : []),
    ...homeIn(detail),
  ]
}

/** A name noted in both languages; undefined for an entry at the top level. */
export function pairIn(one: unknown): Phrase | undefined {
  if (!Array.isArray(one)) return undefined
  const [zh, en] = one.filter((text): text is string => typeof text === 'string')
  return zh === undefined || en === undefined ? undefined : [zh, en]
}

/** Several pairs as one. */
function pairsIn(given: unknown): Phrase | undefined {
  const pairs = Array.isArray(given) ? given.flatMap((one) => [pairIn(one)].filter((pair) => pair !== undefined)) : []
  return pairs.length > 0 ? [pairs.map(([zh]) => zh).join('、'), pairs.map(([, en]) => en).join(', ')] : undefined
}

/** Added and removed roles; for contact data only that they changed. */
export function ofAccount({ givenRoles, takenRoles, contact }: Detail): Changed[] {
  const [given, removed] = [pairsIn(givenRoles), pairsIn(takenRoles)]
  const changed = contactFields.filter(({ key }) => Array.isArray(contact) && contact.includes(key))
  return [
    ...changed.map(({ key, label }) => ({ key, label, before: hidden, after: hidden })),
    ...(given
      ? [{ key: 'givenRoles', label: ['授予角色', 'Roles given'], before: nothing, after: given } as const]
      : []),
    ...(removed
      ? [{ key: 'takenRoles', label: ['取消角色', 'Roles removed'], before: removed, after: nothing } as const]
      : []),
  ]
}

/** Changed columns of a table: moved, shown, hidden, or with other settings. */
export const columnsIn = ({ columns }: Detail): Changed[] =>
  changesOfColumns(columns).map(({ title, before, after }) => ({
    key: title[1],
    label: title,
    before: columnPhrase(before, after),
    after: columnPhrase(after, before),
  }))
