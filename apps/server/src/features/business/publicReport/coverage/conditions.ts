// What a verdict says of the conditions it rests on: which ones fail and by which values, and how many cannot be checked yet.
import type { Ground } from '@register/contract/rules/coverage/check'
import type { CoverageCheck } from '@register/contract/business/publicReport/check'
import type { Ctx } from '../../../../access/ctx.ts'

type Rows = CoverageCheck['rows']
type Condition = Rows[number]['conditions'][number]
type Say = Pick<Ctx, 'say'>

/** A condition with the certificate's value and the machine's; with its reason where one of them is not stated. */
const failText = ({ say }: Say, { label, printed, asked, reason }: Condition): string =>
  printed && asked
    ? say([`${label} 证书 ${printed}，您的设备 ${asked}`, `${label}: certificate ${printed}, your machine ${asked}`])
    : say([`${label} ${reason}`, `${label}: ${reason}`])

/** Each row that fails with the conditions by which it does. */
function failsText(ctx: Say, rows: Rows): string {
  const failed = rows.map(({ name, conditions }) => {
    const fails = conditions.filter(({ result }) => result === 'notMet').map((one) => failText(ctx, one))
    const text = fails.join(ctx.say(['、', ' · ']))
    return rows.length === 1 ? text : ctx.say([`${name} ${text}`, `${name} – ${text}`])
  })
  return failed.join(ctx.say(['；', '; ']))
}

/** Once each, in however many rows they are open. */
const openCount = (rows: Rows): number =>
  new Set(
    rows
      .filter(({ result }) => result === 'unknown')
      .flatMap(({ conditions }) => conditions.filter(({ result }) => result === 'unknown'))
      .map(({ parameter }) => parameter),
  ).size

/** The sentence of the ground with its conditions; as it is where it rests on none. `sentence`: in the caller's language. `unjudged`: how much was entered that is named by a sentence of its own. */
export function withConditions(
  ctx: Say,
  { ground, sentence, rows, unjudged }: { ground: Ground; sentence: string; rows: Rows; unjudged: number },
): string {
  if (ground === 'rowHolds' && unjudged > 0)
    return ctx.say([
      `除下述各项外，${sentence}`,
      `Apart from what is named below: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
    ])
  if (ground === 'allFail')
    return ctx.say([`${sentence}：${failsText(ctx, rows)}`, `${sentence}: ${failsText(ctx, rows)}`])
  const count = ground === 'open' ? openCount(rows) : 0
  if (count === 0) return sentence
  return ctx.say([
    `还有 ${count} 项条件无法判断`,
    count === 1 ? '1 condition cannot be judged yet' : `${count} conditions cannot be judged yet`,
  ])
}
