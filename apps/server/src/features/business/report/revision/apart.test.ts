// Announced changes come into force each on its own: a record that cannot be written holds up no other.
import { expect, test } from 'vitest'
import * as contract from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { shift } from '../../../../../seed/demo/contents.ts'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'
import type { FileStore } from '../../../../files/store.ts'
import type { JobRecord } from '../../../../jobs/job.ts'
import type { AppConfig } from '../../../../parts.ts'
import type { Integrations } from '../../../../integrations/integrations.ts'
import { taskWorks } from '../../../../scheduled.ts'

const app = await testApp()
const head = await app.as('head-office')
const manager = await app.as('body-manager')
const tomorrow = shift(shanghaiDay(), 1)
const key = ({ id, rev }: { id: number; rev: number }) => ({ id, rev })
const announce = async (report: Report) => {
  const named = await manager(contract.renameParty, {
    body: {
      ...key(report),
      party: 'manufacturer',
      newName: '新名电梯有限公司',
      changeDate: tomorrow,
      reason: '企业更名',
    },
  })
  return head(contract.suspendReport, { body: { ...key(named), reason: '监督抽查', effectiveDate: tomorrow } })
}
const read = async ({ id }: Report) => {
  const { manufacturerName, status } = await manager(contract.readReport, { body: { id } })
  return [manufacturerName, status]
}
const run = () =>
  taskWorks({
    files: {} as FileStore,
    seen: async () => undefined,
    outside: {} as Integrations,
    config: {} as AppConfig,
  }).standingsDue.run(
    {
      db: app.db,
      secrets: app.secrets,
      job: { id: 'due' } as JobRecord,
      signal: new AbortController().signal,
      onProgress: async () => {},
    },
    {},
  )
const stored = async ({ id }: Report) =>
  (
    await app.owner.query<{ manufacturer_name: string; status: string }>(
      'SELECT manufacturer_name, status FROM report WHERE id = $1',
      [id],
    )
  ).rows

test('the first of them fails, the others are written, and the run says that one failed', async () => {
  const [broken, whole] = [await publishedReport(app), await publishedReport(app)]
  for (const report of [broken, whole]) await announce(report)
  await app.owner.query('UPDATE party_entry SET effective_on = effective_on - 1 WHERE NOT written')
  await app.owner.query('UPDATE report SET coming_on = coming_on - 1 WHERE coming_on IS NOT NULL')
  await app.owner.query(`
    CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken record'; END $$;
    CREATE TRIGGER refuse_one BEFORE UPDATE ON report FOR EACH ROW WHEN (OLD.id = ${broken.id}) EXECUTE FUNCTION refuse_one()`)
  await expect(run()).rejects.toThrow('broken record')
  expect(await stored(broken)).toMatchObject([{ status: 'published' }])
  expect(await stored(whole)).toEqual([{ manufacturer_name: '新名电梯有限公司', status: 'suspended' }])
  // What its readers see does not wait for the task.
  expect(await read(broken)).toEqual(await read(whole))
  await app.owner.query('DROP TRIGGER refuse_one ON report')
  expect(await run()).toEqual(['2 项已预告的变更生效', 'Put 2 announced changes into force'])
  expect(await app.findings()).toEqual([])
})
