// How often one address may call: every class of rates is used up from within one network of an address, then every anonymous endpoint of the class must refuse that network and no other.
import { callOf, exampleOf, named } from '../ground/contract.mjs'
import { inParallel } from '../ground/parallel.mjs'

/** @import { Ground } from '../attack.mjs' */
/** @import { Named } from '../ground/contract.mjs' */
/** @import { Wire } from '../ground/wire.mjs' */

const kind = 'floods'

/** Calls a minute that an address without an account may make at most; the server may allow fewer. A class of the contract that is not listed is reported as undeclared. @type {Readonly<Record<string, number>>} */
const most = {
  submit: 5,
  signIn: 60,
  write: 60,
  list: 120,
  offer: 240,
  log: 300,
  answer: 600,
  refresh: 3_000,
  tile: 3_000,
  transfer: 10,
}
const often = ['refresh', 'answer', 'log', 'tile']

let serial = Date.now() % 0xff_ff
/** A network of 64 bits that no other case calls from. */
const network = () => `2001:db8:${(++serial % 0xff_ff).toString(16)}:7`

/** @param {Wire} second @param {Named} one @param {string} from */
const knock = (second, { endpoint }, from) =>
  second.call({ ...callOf(endpoint, exampleOf(endpoint)), from, once: true, fails: true })

/** The endpoint that is used to use the class up: one whose example is answered, best a plain read. @param {readonly Named[]} ofClass */
const cheapest = (ofClass) =>
  ofClass.find(({ endpoint }) => endpoint.method === 'GET' && endpoint.reply === undefined) ?? ofClass[0]

/**
 * Whether a busy server turned the call away before it counted it: with 503, or with 429 for a second where the caller's own calls fill
 * its share. @param {{ status: number, headers: Record<string, unknown> }} answer
 */
const isTurnedAway = ({ status, headers }) => status === 503 || (status === 429 && Number(headers['retry-after']) <= 1)
/** Turns of calls that were turned away. */
const mostTurns = 20

/**
 * Makes one call more than the limit; those that were turned away are made again.
 * @param {Wire} second @param {Named} one @param {number} limit @param {(at: number) => string} from the caller of each call
 */
async function spend(second, one, limit, from) {
  let left = Array.from({ length: limit + 1 }, (_, at) => at)
  for (let turn = 0; left.length > 0 && turn < mostTurns; turn++) {
    /** @type {number[]} */
    const turnedAway = []
    const call = async (/** @type {number} */ at) => {
      if (isTurnedAway(await knock(second, one, from(at)))) turnedAway.push(at)
    }
    await inParallel(left, call, 16)
    left = turnedAway
  }
}

/** @param {Ground & { second: Wire }} ground @param {string} rate @param {readonly Named[]} ofClass */
async function useUp({ second, ledger }, rate, ofClass) {
  const one = cheapest(ofClass)
  const limit = most[rate]
  if (!one || limit === undefined) return ledger.undeclared(kind, `the class ${rate}`, 'how often an address may call')
  const [place, other] = [network(), network()]
  await spend(second, one, limit, (at) => `${place}::${(at + 1).toString(16)}`)
  for (const each of ofClass) {
    const { status } = await knock(second, each, `${place}:ffff:1:2:3`)
    ledger.check(
      kind,
      `${each.title} after ${limit} calls of ${rate} from its network`,
      '429',
      String(status),
      status === 429,
    )
  }
  const { status } = await knock(second, one, `${other}::1`)
  ledger.check(kind, `${one.title} from another network meanwhile`, 'not refused', String(status), status !== 429)
}

/** Two spellings of one address, and names further left that a caller may invent. @param {Ground & { second: Wire }} ground @param {Named} one @param {number} limit */
async function spellings({ second, ledger }, one, limit) {
  const plain = `203.0.113.${++serial % 250}`
  await spend(second, one, limit, (at) => (at % 2 === 0 ? plain : `::ffff:${plain}`))
  const mapped = await knock(second, one, `::ffff:${plain}`)
  ledger.check(kind, 'one address in two spellings', '429', String(mapped.status), mapped.status === 429)
  const real = `${network()}::9`
  await spend(second, one, limit, (at) => `198.51.100.${at % 250}, ${real}`)
  const invented = await knock(second, one, `192.0.2.1, ${real}`)
  ledger.check(kind, 'an address with invented ones before it', '429', String(invented.status), invented.status === 429)
}

/** @param {Ground} ground */
export async function floods(ground) {
  const { second, ledger, brief } = ground
  const open = named.filter(({ endpoint }) => endpoint.access === 'anyone')
  for (const { endpoint, title } of open)
    if (endpoint.rate === 'none') ledger.check(kind, title, 'a limit', 'none declared', false)
  if (!second)
    return ledger.notAsked(kind, 'limits by address', 'only a server of its own lets a case call from any address')
  const rates = [...new Set(open.map(({ endpoint }) => endpoint.rate ?? 'list'))]
  for (const rate of rates.filter((one) => one !== 'none' && !(brief && often.includes(one)) && one !== 'refresh'))
    await useUp(
      { ...ground, second },
      rate,
      open.filter(({ endpoint }) => (endpoint.rate ?? 'list') === rate),
    )
  const submit = open.find(({ endpoint }) => endpoint.rate === 'submit')
  if (submit) await spellings({ ...ground, second }, submit, most['submit'] ?? 5)
}
