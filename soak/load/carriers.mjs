// Three more people, whose work goes on after their call was answered: exports, with a message and an e-mail each, and imports; and a reader of the feed of change notices.
import { setTimeout as wait } from 'node:timers/promises'
import { newCrew } from './crew.mjs'
import { formKind, workbooks } from './workbook.mjs'
import { newHand } from './writing.mjs'

/** @import { Stage } from './writing.mjs' */

/** Exports that a person keeps in the list: fewer than the product lets one person have. */
const kept = 10
const importRows = 120
const exporters = ['body-manager', 'body-manager-902', 'body-manager-903', 'body-manager-904']

/** @typedef {{ id: string, state: string, msg: string, url: string | null, size: number | null }} Task */
/** @typedef {{ id: string, state: string, goodRows: number, imported: number, msg: string, problems: unknown[] }} Import */

/** What a job says that was interrupted as often as it may be, or for which there was no room. */
const givenUp = /interrupted several times|Storage is full/

/** @param {Stage} stage @returns {Promise<Promise<void>[]>} */
export async function startCarriers(stage) {
  const { ledger, watch } = stage
  const write = await workbooks()
  let serial = 0

  /** Asks for exports of all reports, one after the other, and reads each file. @param {number} first */
  async function exporter(first) {
    const hand = newHand(stage, `exporter${first}`)
    /** @type {{ id: string, user: string }[]} */
    const listed = []
    const removeOldest = async () => {
      const oldest = listed.shift()
      if (!oldest) return
      await hand.remove(oldest.user, `/api/system/tasks/${oldest.id}`)
      ledger.removed.add(oldest.id)
    }
    for (let at = 0; !stage.ending; at++) {
      const user = exporters[(first + 2 * at) % exporters.length] ?? ''
      const fileName = `${stage.run}x${++serial}.xlsx`
      const body = { name: 'business/report', params: {}, fileName }
      const { id } = /** @type {Task} */ (await hand.write(user, 'export', '/api/system/tasks/export', body))
      for (;;) {
        const list = /** @type {{ list: Task[] }} */ (
          await hand.get(user, '/api/system/tasks/list?pageNum=1&pageSize=100')
        )
        const task = list.list.find((one) => one.id === id)
        if (task?.state === 'failed' && givenUp.test(task.msg)) break
        if (!task || task.state === 'failed') throw new Error(`export ${id}: ${task?.msg ?? 'is not in the list'}`)
        if (task.state === 'done') {
          ledger.exported(id, fileName, await hand.bytes(user, task.url ?? ''), task.size)
          break
        }
        await wait(200)
      }
      listed.push({ id, user })
      if (listed.length > 2 * kept) await removeOldest()
      await wait(3_000)
    }
  }

  /** Brings in one workbook of drafts after the other. */
  async function importer() {
    const hand = newHand(stage, 'importer')
    const crew = newCrew(stage, 'body-staff')
    /** @param {string} user @param {string} id */
    const ended = async (user, id) => {
      for (;;) {
        const job = /** @type {Import} */ (await hand.read(user, '/api/business/equRepInfo/importState', { id }))
        if (job.state !== 'checking' && job.state !== 'importing') return job
        await wait(100)
      }
    }
    while (!stage.ending) {
      const user = await crew()
      // Of one length, because a number without its signs would be another one too.
      const prefix = `${stage.run}I${String(++serial).padStart(5, '0')}`
      const file = { name: 'reports.xlsx', bytes: await write(prefix, importRows) }
      const { id } = /** @type {Import} */ (
        await hand.send(user, '/api/business/equRepInfo/importCheck', { formKind, existing: 'false' }, file)
      )
      const checked = await ended(user, id)
      if (checked.state === 'failed' && givenUp.test(checked.msg)) continue
      if (checked.goodRows !== importRows)
        throw new Error(`import ${id}: ${checked.msg} ${JSON.stringify(checked.problems.slice(0, 3))}`)
      await hand.write(user, 'import', '/api/business/equRepInfo/importRun', { id, rows: 'all' })
      watch.importing = id
      const done = await ended(user, id)
      watch.importing = ''
      if (done.state === 'failed' && givenUp.test(done.msg)) continue
      if (done.imported !== importRows) throw new Error(`import ${id}: ${done.state} ${done.imported} ${done.msg}`)
      ledger.imports.set(id, { prefix, rows: importRows })
      await wait(10 * stage.pace)
    }
  }

  /** Reads the feed as a program does that remembers what it has. */
  async function reader() {
    const hand = newHand(stage, 'reader')
    for (let had = /** @type {Set<string>} */ (new Set()); !stage.ending; await wait(300)) {
      const text = (await hand.bytes(undefined, '/api/business/changeNotice/feed?lang=en')).toString()
      const entries = [...text.matchAll(/<entry>[\s\S]*?<id>([^<]+)<\/id>/g)].map(([, id = '']) => id)
      if (new Set(entries).size !== entries.length) watch.problems.add('the feed names an entry twice')
      // The newest fifty: of what was read before, what has left the feed was pushed out by as many new ones.
      const gone = [...had].filter((id) => !entries.includes(id)).length
      const fresh = entries.filter((id) => !had.has(id)).length
      if (gone > fresh) watch.problems.add(`the feed lost ${gone - fresh} entries`)
      had = new Set(entries)
      ledger.readFeed()
    }
  }

  for (const user of exporters) {
    const choice = { topic: 'task', office: true, mail: true, sms: false }
    await newHand(stage, 'settings').put(user, '/api/system/message/push', choice)
  }
  return [exporter(0), exporter(1), importer(), reader()]
}
