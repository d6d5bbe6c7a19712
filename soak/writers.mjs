// Eight people at work, of four kinds; no two of them touch the same record.
import { setTimeout as wait } from 'node:timers/promises'
import { newHand } from './writing.mjs'

/** @import { Application } from './ledger.mjs' */
/** @import { Stage } from './writing.mjs' */

const codes = (/** @type {string} */ name) => `/api/business/codeApply/${name}`
const reports = (/** @type {string} */ name) => `/api/business/equRepInfo/${name}`

/** Bodies of the demonstration, with what their accounts' names end on. */
const bodies = { 901: '', 902: '-902', 903: '-903', 904: '-904' }

/** @typedef {Record<string, unknown> & { categoryCode: string }} Content */

/** The content of a report like those that are there; and the public id of one. @param {Stage} stage */
export async function findModel(stage) {
  const hand = newHand(stage, 'model')
  const rows = await hand.read('body-manager', reports('queryList'), {
    status: 'published',
    origin: 'issued',
    pageNum: 1,
    pageSize: 1,
  })
  const [row] = /** @type {{ list: { id: number, publicId: string }[] }} */ (rows).list
  if (!row) throw new Error('The demonstration register has no published report')
  const opened = await hand.read('body-manager', reports('selectById'), { id: row.id })
  const { content } = /** @type {{ content: Content }} */ (opened)
  // Whom to ask is shown masked, and a mask is no name.
  const own = { certificateNo: null, supersedesId: null, fileIds: [], contactName: null, contactPhone: null }
  return { publicId: row.publicId, content: { ...content, ...own } }
}

/** @param {Content} content */
const applicationFor = (content) => ({
  categoryCode: content.categoryCode,
  productName: content.productName,
  model: content.model,
  manufacturerName: content.manufacturerName,
  manufacturerCreditCode: content.manufacturerCreditCode,
  applicantName: content.applicantName,
  testBasis: content.testBasis,
  plannedTestDate: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
  declaration: true,
  files: [],
})

const version = (/** @type {unknown} */ data) => {
  const { id, rev } = /** @type {Application} */ (data)
  return { id, rev }
}

/**
 * All of them, as loops that end with the stage.
 * @param {Stage} stage
 * @param {Content} model
 * @returns {Promise<void>[]}
 */
export function startWriters(stage, model) {
  /** Published reports on their way to the overseer. @type {{ id: number, rev: number }[]} */
  const published = []
  let serial = 0
  const reportNo = () => `SOAK-${stage.run}-${++serial}`

  /** Asks for one code after the other: unique serials. @param {keyof typeof bodies} body */
  async function applicant(body) {
    const hand = newHand(stage, `applicant${body}`)
    const user = `body-staff${bodies[body]}`
    while (!stage.ending) await hand.write(user, 'apply', codes('generateCode'), applicationFor(model))
  }

  /** Brings a report the whole way, from the code to a revision of what is published. @param {keyof typeof bodies} body */
  async function registrar(body) {
    const hand = newHand(stage, `registrar${body}`)
    const [staff, manager] = [`body-staff${bodies[body]}`, `body-manager${bodies[body]}`]
    while (!stage.ending) {
      const applied = await hand.write(staff, 'apply', codes('generateCode'), applicationFor(model))
      const pass = (/** @type {unknown} */ data) => ({ ...version(data), decision: 'pass' })
      const seen = await hand.write('head-office', 'reviewHead', codes('reviewByHead'), pass(applied))
      const issued = await hand.write('expert', 'reviewSociety', codes('reviewBySociety'), pass(seen))
      const { code } = /** @type {Application} */ (issued)
      const content = { ...model, reportNo: reportNo(), certificateNo: code, fileIds: [await hand.upload(staff)] }
      const draft = await hand.write(staff, 'insert', reports('insertRepInfo'), content)
      const edit = { ...content, ...version(draft), model: 'X-2' }
      const edited = await hand.write(staff, 'update', reports('updateRepInfo'), edit)
      const out = await hand.write(manager, 'publish', reports('publish'), version(edited))
      const revision = { ...content, ...version(out), model: 'X-3', reason: 'soak' }
      published.push(version(await hand.write(manager, 'update', reports('updateRepInfo'), revision)))
    }
  }

  /** Saves one draft again and again, each save over the one before. @param {keyof typeof bodies} body */
  async function editor(body) {
    const hand = newHand(stage, `editor${body}`)
    const user = `body-staff${bodies[body]}`
    while (!stage.ending) {
      const content = { ...model, reportNo: reportNo() }
      let now = await hand.write(user, 'insert', reports('insertRepInfo'), content)
      for (let save = 1; save <= 20 && !stage.ending; save++) {
        const next = { ...content, ...version(now), model: `E-${save}` }
        now = await hand.write(user, 'update', reports('updateRepInfo'), next)
      }
    }
  }

  /** Suspends and restores what the registrars have published. */
  async function overseer() {
    const hand = newHand(stage, 'overseer')
    while (!stage.ending) {
      let now = published.shift()
      if (!now) await wait(20)
      for (let turn = 0; turn < 6 && now && !stage.ending; turn++) {
        const act = turn % 2 === 0 ? 'suspend' : 'restore'
        now = version(await hand.write('head-office', act, reports(act), { ...now, reason: 'soak' }))
      }
    }
  }

  return [
    applicant(901),
    applicant(902),
    applicant(903),
    registrar(901),
    registrar(902),
    editor(903),
    editor(904),
    overseer(),
  ]
}
