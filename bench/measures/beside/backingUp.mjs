// Look-ups by number while `npm run backup` works, and while the comparator does: tar and gzip over the same files, as any administrator would.
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { figuring } from '../../figures/figure.mjs'
import { operate, runAlone } from '../../product/command.mjs'
import { startProduct } from '../../product/start.mjs'
import { answerCalls } from '../samples.mjs'
import { inPhases } from './phases.mjs'

const perSecond = 25
const quiet = 'quiet'
const ours = 'back-up'
const theirs = 'tar and gzip'
/** As many times as long as when nothing else happens, at most. */
const mostTimes = 1.5

/** @param {import('../nextToLean.mjs').Stage} stage */
export async function backingUp({ register, load, rows, options, log }) {
  if (register.env.DATABASE_URL) {
    log('  left out: only the embedded database is backed up by the product')
    return []
  }
  const figure = figuring('backup', rows)
  const cluster = await register.asOwner(async (client) => {
    const { rows: shown } = /** @type {{ rows: { data_directory: string }[] }} */ (
      await client.query('show data_directory')
    )
    return shown[0]?.data_directory ?? ''
  })
  const product = await startProduct(register.env)
  const into = await mkdtemp(join(register.folder, 'backup-'))
  const emptied = async (/** @type {() => Promise<void>} */ work) => {
    await work()
    await rm(into, { recursive: true, force: true })
  }
  try {
    const times = await inPhases(load, {
      origin: product.origin,
      calls: await answerCalls(register, 2_000),
      perSecond,
      seconds: options.quick ? 5 : 30,
      rounds: options.quick ? 1 : 3,
      log,
      phases: [
        { name: quiet },
        { name: ours, work: () => emptied(() => operate('backup', [into], register.env)) },
        {
          name: theirs,
          work: () =>
            emptied(() =>
              runAlone(
                'sh',
                ['-c', 'mkdir -p "$2" && tar -cf - -C "$1" . | gzip -1 > "$2/base.tar.gz"', 'sh', cluster, into],
                process.env,
              ),
            ),
        },
      ],
    })
    const usual = times.get(quiet)
    return [...times].flatMap(([name, { p50, p95, p99, seconds }]) => [
      ...(name === quiet ? [] : [figure(`${name}: time`, seconds, 's')]),
      figure(`look-ups, ${name}: p50`, p50, 'ms'),
      figure(`look-ups, ${name}: p95`, p95, 'ms'),
      figure(`look-ups, ${name}: p99`, p99, 'ms'),
      ...(name === quiet
        ? []
        : [
            figure(
              `look-ups, ${name} to quiet: p99`,
              p99 / (usual?.p99 ?? Number.NaN),
              'times',
              name === ours ? { most: mostTimes } : undefined,
            ),
          ]),
    ])
  } finally {
    await product.stop()
    await rm(into, { recursive: true, force: true })
  }
}
