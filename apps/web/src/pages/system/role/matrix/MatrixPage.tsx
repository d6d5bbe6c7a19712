// The matrix of permissions: roles as columns, permissions as rows grouped by subject, and in each cell the data scope.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'
import {
  exportMatrix,
  matrixRows,
  reachOf,
  readMatrix,
  type MatrixArea,
  type MatrixRole,
} from '@register/contract/system/role/matrix'
import { isScopeKind, scopeKinds, scopeNames, type ScopeKind } from '@register/contract/system/scopes'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Choice } from '../../../../kit/input/Choice.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { useWide } from '../../../../kit/layout/useWide.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { ExportFile } from '../../../../kit/record/ExportAction.tsx'
import { FindBox } from '../../../../kit/input/find/FindBox.tsx'
import * as paths from '../../../../paths.ts'
import styles from './matrix.module.css'

// What the matrix of roles and permissions says.
const words = {
  title: systemScreens['settings/role/matrix'].title,
  text: ['每个角色的每项权限，以及它作用于哪些数据', 'What each role may do, and on which records'],
  permission: ['权限', 'Permission'],
  search: ['查找权限', 'Find a permission'],
  roles: ['角色', 'Roles'],
  allRoles: ['全部角色', 'All roles'],
  scope: ['数据范围', 'Data scope'],
  anyScope: ['任意范围', 'Any scope'],
  none: ['没有符合条件的权限', 'No permission fits'],
  disabled: ['已停用', 'Disabled'],
  lacks: ['无', 'None'],
} as const satisfies Record<string, Phrase>

const peopleOf = (count: number): Phrase => [`${count} 人`, count === 1 ? '1 person' : `${count} people`]

interface Filter {
  keyword: string
  /** All roles when none is chosen. */
  role: number | undefined
  scope: ScopeKind | undefined
}

export function MatrixPage() {
  const wide = useWide('md')
  const [filter, setFilter] = useState<Filter>({ keyword: '', role: undefined, scope: undefined })
  const reading = useRead(readMatrix, {})
  // On a telephone one role at a time, beginning with the first that may not do everything.
  const usual = wide ? undefined : (reading.data?.roles.find(({ everything }) => !everything) ?? reading.data?.roles[0])
  const asked = { ...filter, role: filter.role ?? usual?.id }
  const { keyword, role, scope } = asked
  const shown = reading.data?.roles.filter(({ id }) => role === undefined || id === role)
  const wanted = {
    ...(role !== undefined && { roles: [role] }),
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(scope && { scope }),
  }
  return (
    <div className="row column gap-12 may-shorten full-height">
      <PageHead title={words.title} text={words.text}>
        <ExportFile
          endpoint={exportMatrix}
          request={{ body: wanted }}
          fileName={words.title}
          count={shown && { total: matrixRows(shown, asked).flatMap(({ rows }) => rows).length }}
          filtered={Object.keys(wanted).length > 0}
        />
      </PageHead>
      <LoadState reading={reading}>
        {({ roles }) => (
          <>
            <Filters
              roles={roles}
              single={!wide}
              filter={asked}
              onChange={(patch) => setFilter((before) => ({ ...before, ...patch }))}
            />
            <Matrix roles={shown ?? roles} filter={asked} />
          </>
        )}
      </LoadState>
    </div>
  )
}

interface FiltersProps {
  roles: readonly MatrixRole[]
  /** One role is shown at a time. */
  single: boolean
  filter: Filter
  onChange: (patch: Partial<Filter>) => void
}

function Filters({ roles, single, filter, onChange }: FiltersProps) {
  const t = useTranslate()
  const named = roles.map(({ id, name }) => ({ value: String(id), label: name }))
  const kinds = scopeNames.map((kind) => ({ value: kind, label: t(scopeKinds[kind]) }))
  return (
    <div className={`row wrap gap-8 ${styles['filters']}`}>
      <FindBox label={words.search} value={filter.keyword} onChange={(keyword) => onChange({ keyword })} />
      <span>
        <Choice
          label={words.roles}
          value={filter.role === undefined ? '' : String(filter.role)}
          options={[...(single ? [] : [{ value: '', label: t(words.allRoles) }]), ...named]}
          onChange={(id) => onChange({ role: id ? Number(id) : undefined })}
        />
      </span>
      <span>
        <Choice
          label={words.scope}
          value={filter.scope ?? ''}
          options={[{ value: '', label: words.anyScope }, ...kinds]}
          onChange={(kind) => onChange({ scope: kind && isScopeKind(kind) ? kind : undefined })}
        />
      </span>
    </div>
  )
}

interface PartProps {
  roles: readonly MatrixRole[]
  filter: Filter
}

function Matrix({ roles, filter }: PartProps) {
  const t = useTranslate()
  const parts = matrixRows(roles, filter)
  if (parts.length === 0) return <p className={`quiet text-center ${styles['none']}`}>{t(words.none)}</p>
  return (
    <div
      className={`grow may-narrow card scroll anchor ${styles['scroll']}`}
      role="group"
      aria-label={t(words.title)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">{t(words.permission)}</th>
            {roles.map((role) => (
              <Head key={role.id} role={role} />
            ))}
          </tr>
        </thead>
        {parts.map((part) => (
          <Area key={part.area[1]} part={part} roles={roles} filter={filter} />
        ))}
      </table>
    </div>
  )
}

/** The permissions of one area, under its heading. */
function Area({ part: { area, rows }, roles, filter }: PartProps & { part: MatrixArea }) {
  const t = useTranslate()
  return (
    <tbody>
      <tr className={styles['area']}>
        <th scope="rowgroup" colSpan={roles.length + 1}>
          <span>{t(area)}</span>
        </th>
      </tr>
      {rows.map(({ key, name }) => (
        <tr key={key}>
          <th scope="row" title={key}>
            {t(name)}
            <code>{key}</code>
          </th>
          {roles.map((role) => {
            const reach = reachOf(role, key)
            return (
              <td key={role.id} data-asked={reach !== undefined && reach === filter.scope}>
                {reach ? (
                  <span className={`plain small tinted framed ${styles['reach']}`} data-reach={reach}>
                    {t(scopeKinds[reach])}
                  </span>
                ) : (
                  <span className={styles['lacks']}>{t(words.lacks)}</span>
                )}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

function Head({ role }: { role: MatrixRole }) {
  const t = useTranslate()
  return (
    <th scope="col">
      <Link to={paths.roleRights(role.id)}>{role.name}</Link>
      <small>{[...(role.active ? [] : [t(words.disabled)]), t(peopleOf(role.people))].join(' · ')}</small>
    </th>
  )
}
