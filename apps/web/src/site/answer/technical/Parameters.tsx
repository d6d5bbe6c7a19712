// The main parameters, in their groups.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import type { DisplayedValue } from '@register/contract/business/publicReport/shown/displayed'
import { Fold, folded } from '../fold/Fold.tsx'
import { words as foldWords } from '../fold/words.ts'
import { Part } from '../Part.tsx'
import { PartCell } from '../parts/PartCell.tsx'
import { words } from '../words.ts'
import { HeadRow } from '../../../kit/plain/display/HeadRow.tsx'
import styles from './Parameters.module.css'

/** The rows of a parameter that is a table, all of them; wider than a telephone it scrolls inside its frame. */
const Rows = ({ label, table }: { label: string; table: NonNullable<DisplayedValue['table']> }) => (
  // An area that scrolls must be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles['scroll']} role="group" aria-label={label} tabIndex={0}>
    <table>
      <HeadRow heads={table.columns} />
      <tbody>
        {table.rows.map((row, at) => (
          // Two rows may have the same text, so the position is the key.
          <tr key={at}>
            {row.map((cell, place) => (
              <td key={table.columns[place]}>
                {table.parts?.column === place ? (
                  <PartCell number={cell} cited={table.parts.cited[at] ?? null} pieces={table.parts.pieces[at] ?? []} />
                ) : (
                  cell || '—'
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

type Group = Answer['groups'][number]

/** The main parameters are shown, and tables that tell how the certificates of parts stand: a warning is never folded. */
const isShown = ({ items }: Group, at: number): boolean => at === 0 || items.some(({ table }) => table?.parts)

export const Parameters = ({ groups }: { groups: Answer['groups'] }) => {
  const filled = groups.filter((group) => group.items.length > 0)
  if (filled.length === 0) return null
  const rest = filled.filter((group, at) => !isShown(group, at)).flatMap(({ items }) => items)
  return (
    <Part title={words.parameters}>
      <Fold label={foldWords.parameters(rest.length)} isEmpty={rest.length === 0}>
        <Groups groups={filled} />
      </Fold>
    </Part>
  )
}

const Groups = ({ groups }: { groups: readonly Group[] }) => (
  <div className={`stack gap-16 ${styles['groups']}`}>
    {groups.map((group, at) => (
      <section key={group.key} className={isShown(group, at) ? undefined : folded}>
        <h3 className="below-4 quiet medium">{group.label}</h3>
        <dl>
          {group.items.map(({ key, label, value, unit, table }) => (
            <div key={key} className={table && styles['wide']}>
              <dt>{label}</dt>
              <dd>
                {table ? (
                  <Rows label={label} table={table} />
                ) : (
                  <>
                    {value}
                    {unit && <span> {unit}</span>}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
)
