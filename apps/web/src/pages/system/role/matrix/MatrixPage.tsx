// Who may do what: roles side by side, permissions below each other, and in each cell the rows that are reached.
import { fold } from '@register/contract/fold'
import { permissionNames, permissions, type Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import { exportMatrix, readMatrix, type MatrixRole } from '@register/contract/system/role/matrix'
import { isScopeKind, scopeKinds, scopeNames, type ScopeKind } from '@register/contract/system/scopes'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { download } from '../../../../api/transfer.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import styles from './matrix.module.css'
import { peopleOf, shortScopes, words } from './words.ts'

interface Filter {
  keyword: string
  role: string
  scope: ScopeKind | ''
}

const reachOf = ({ everything, grants }: MatrixRole, permission: string): ScopeKind | undefined =>
  everything ? 'all' : grants[permission]

const objectOf = (permission: string) => permission.slice(0, permission.lastIndexOf(':'))

/** The permissions that hold the words, where one of these roles has the scope asked for. */
function rowsOf(roles: readonly MatrixRole[], { keyword, scope }: Filter): [Permission, Phrase][] {
  const word = fold(keyword.trim())
  return permissionNames
    .map((key): [Permission, Phrase] => [key, permissions[key]])
    .filter(([key, name]) => word === '' || [key, ...name].some((text) => fold(text).includes(word)))
    .filter(([key]) => scope === '' || roles.some((role) => reachOf(role, key) === scope))
}

export function MatrixPage() {
  const say = useSay()
  const [filter, setFilter] = useState<Filter>({ keyword: '', role: '', scope: '' })
  const reading = useRead(readMatrix, {})
  const chosen = filter.role ? [Number(filter.role)] : undefined
  const save = () =>
    download(
      exportMatrix,
      {
        body: {
          ...(chosen && { roles: chosen }),
          ...(filter.keyword.trim() && { keyword: filter.keyword.trim() }),
          ...(filter.scope && { scope: filter.scope }),
        },
      },
      `${say(words.title)}.xlsx`,
    )
  return (
    <div className={styles['page']}>
      <PageHead title={say(words.title)} text={say(words.text)}>
        <Allow may={exportMatrix}>
          <Action icon="download" label={say(words.export)} onPress={save} />
        </Allow>
      </PageHead>
      <LoadState reading={reading}>
        {({ roles }) => (
          <>
            <Filters
              roles={roles}
              filter={filter}
              onChange={(patch) => setFilter((before) => ({ ...before, ...patch }))}
            />
            <Matrix roles={chosen ? roles.filter(({ id }) => chosen.includes(id)) : roles} filter={filter} />
          </>
        )}
      </LoadState>
    </div>
  )
}

interface FiltersProps {
  roles: readonly MatrixRole[]
  filter: Filter
  onChange: (patch: Partial<Filter>) => void
}

function Filters({ roles, filter, onChange }: FiltersProps) {
  const say = useSay()
  return (
    <div className={styles['filters']}>
      <input
        type="search"
        aria-label={say(words.search)}
        placeholder={say(words.search)}
        maxLength={100}
        value={filter.keyword}
        onChange={(event) => onChange({ keyword: event.target.value })}
      />
      <select
        aria-label={say(words.roles)}
        value={filter.role}
        onChange={(event) => onChange({ role: event.target.value })}
      >
        <option value="">{say(words.allRoles)}</option>
        {roles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={say(words.scope)}
        value={filter.scope}
        onChange={(event) => onChange({ scope: isScopeKind(event.target.value) ? event.target.value : '' })}
      >
        <option value="">{say(words.anyScope)}</option>
        {scopeNames.map((kind) => (
          <option key={kind} value={kind}>
            {say(scopeKinds[kind])}
          </option>
        ))}
      </select>
    </div>
  )
}

function Matrix({ roles, filter }: { roles: readonly MatrixRole[]; filter: Filter }) {
  const say = useSay()
  const rows = rowsOf(roles, filter)
  if (rows.length === 0) return <p className={styles['none']}>{say(words.none)}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles['scroll']} role="group" aria-label={say(words.title)} tabIndex={0}>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">{say(words.permission)}</th>
            {roles.map((role) => (
              <Head key={role.id} role={role} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, name], at) => (
            <tr key={key} data-first={objectOf(rows[at - 1]?.[0] ?? '') !== objectOf(key)}>
              <th scope="row" title={key}>
                {say(name)}
                <code>{key}</code>
              </th>
              {roles.map((role) => {
                const reach = reachOf(role, key)
                return (
                  <td key={role.id} data-asked={reach !== undefined && reach === filter.scope}>
                    {reach ? (
                      <span className={styles['reach']} data-reach={reach} title={say(scopeKinds[reach])}>
                        {say(shortScopes[reach])}
                      </span>
                    ) : (
                      <span className={styles['lacks']}>{say(words.lacks)}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ role }: { role: MatrixRole }) {
  const say = useSay()
  return (
    <th scope="col">
      <Link to={paths.roleRights(role.id)}>{role.name}</Link>
      <small>{[...(role.active ? [] : [say(words.disabled)]), say(peopleOf(role.people))].join(' · ')}</small>
    </th>
  )
}
