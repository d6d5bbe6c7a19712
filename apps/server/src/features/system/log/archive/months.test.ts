// Which rows belong to which month: decided by ids and by months in Shanghai, whatever the recorded times are.
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { unarchivedMonths } from './months.ts'

const app = await testApp()

/** Replaces the audit by rows at these instants, in this order. */
const auditOf = async (instants: readonly string[]): Promise<void> => {
  await app.owner.query('DELETE FROM audit')
  for (const [at, instant] of instants.entries())
    await app.owner.query(
      `INSERT INTO audit (id, at, actor_name, action, result, ip, trace_id, hash) VALUES ($1, ${instant}, '', 'x', 200, '', '', '\\x00')`,
      [at + 1],
    )
}
const found = async () =>
  (await unarchivedMonths(app.db)).map(({ month, firstId, lastId }) => `${month} ${firstId}-${lastId}`)
const day = (instant: string) => `'${instant}'`

describe('months that can be archived', () => {
  beforeEach(() => app.owner.query('DELETE FROM audit_archive'))

  it.each<[string, string[], string[]]>([
    ['an empty audit has none', [], []],
    ['one that is not over is none', ['now()'], []],
    ['the last row of a month may be the last of all', [day('2024-03-05')], ['2024-03 1-1']],
    [
      'a month begins and ends at midnight in Shanghai',
      [day('2024-03-31T15:59:59.999Z'), day('2024-03-31T16:00:00Z'), 'now()'],
      ['2024-03 1-1', '2024-04 2-2'],
    ],
    [
      'months without rows are left out, over the end of a year too',
      [day('2023-12-05'), day('2024-03-05'), 'now()'],
      ['2023-12 1-1', '2024-03 2-2'],
    ],
    [
      'a row that was written late belongs to the month of the rows around it',
      [day('2024-03-05'), day('2024-04-02'), day('2024-03-31'), day('2024-04-03'), 'now()'],
      ['2024-03 1-1', '2024-04 2-4'],
    ],
    [
      'a late row that comes first is put into the month that follows',
      [
        day('2024-03-05'),
        day('2024-04-02'),
        day('2024-03-31'),
        day('2024-05-03'),
        day('2024-04-30'),
        day('2024-04-30'),
      ],
      ['2024-03 1-1', '2024-04 2-3', '2024-05 4-6'],
    ],
    [
      'a clock that ran ahead holds nothing back',
      [day('2024-03-05'), "now() + interval '400 days'", day('2024-03-06'), day('2024-04-02'), 'now()'],
      ['2024-03 1-3', '2024-04 4-4'],
    ],
  ])('%s', async (_, instants, months) => {
    await auditOf(instants)
    expect(await found()).toEqual(months)
  })

  it('go on behind the last archive, and never into its month again', async () => {
    await auditOf([day('2024-03-05'), day('2024-03-31'), day('2024-04-02'), 'now()'])
    const file = `INSERT INTO stored_file (id, name, kind, mime, size, sha256, visibility, created_by) VALUES ('archive-of-march', 'x', 'auditArchive', 'x', 1, 'x', 'private', 1)`
    const archive = `INSERT INTO audit_archive (id, month, first_id, last_id, hash_before, hash_last, file_id, created_by)
      VALUES ('march', '2024-03', 1, 1, '\\x00', '\\x00', 'archive-of-march', 1)`
    await app.owner.query(`${file}; ${archive}`)
    expect(await found()).toEqual(['2024-04 2-3'])
  })
})
