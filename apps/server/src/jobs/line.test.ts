// A line of jobs: the order, how many at once, stopping one that waits or works, and the end of all.
import { describe, expect, test } from 'vitest'
import { lineOf, type Job } from './line.ts'

/** A job that runs until it is let go or stopped. */
function held() {
  const failures: unknown[] = []
  let begun = false
  let letGo = () => {}
  const gate = new Promise<void>((go) => (letGo = go))
  const job: Job = {
    work: (signal) => {
      begun = true
      return Promise.race([
        gate,
        new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      ])
    },
    beat: () => Promise.resolve(true),
    failed: async (error) => void failures.push(error),
    report: (error) => void failures.push(['report', error]),
  }
  return { job, failures, begun: () => begun, letGo }
}
const settled = () => new Promise((go) => setImmediate(go))

describe('a line', () => {
  test('lets so many run at once, the others in their order', async () => {
    const line = lineOf(2)
    const jobs = [held(), held(), held()]
    const ends = jobs.map((one, at) => line.add(String(at), one.job))
    await settled()
    expect(jobs.map((one) => one.begun())).toEqual([true, true, false])
    jobs[0]?.letGo()
    await ends[0]
    await settled()
    expect(jobs[2]?.begun()).toBe(true)
    for (const one of jobs) one.letGo()
    await Promise.all(ends)
    expect(jobs.flatMap((one) => one.failures)).toEqual([])
  })

  test('lets one that waits leave without its turn, and stops one that works', async () => {
    const line = lineOf(1)
    const [working, waiting, last] = [held(), held(), held()]
    const ends = [line.add('a', working.job), line.add('b', waiting.job), line.add('c', last.job)]
    const [stopWaiting, stopWorking] = [new Error('not needed'), new Error('enough')]
    line.stop('b', stopWaiting)
    await ends[1]
    expect(waiting.begun()).toBe(false)
    expect(waiting.failures).toEqual([stopWaiting])
    line.stop('a', stopWorking)
    await ends[0]
    expect(working.failures).toEqual([stopWorking])
    await settled()
    expect(last.begun()).toBe(true)
    last.letGo()
    await ends[2]
    expect(last.failures).toEqual([])
  })

  test('closes: what runs, what waits, and what comes later', async () => {
    const line = lineOf(1)
    const jobs = [held(), held(), held()]
    for (const [at, one] of jobs.slice(0, 2).entries()) void line.add(String(at), one.job)
    await settled()
    const reason = new Error('closing')
    await line.close(reason)
    await line.add('late', jobs[2]?.job ?? held().job)
    expect(jobs.map((one) => one.failures)).toEqual([[reason], [reason], [reason]])
    expect(jobs.map((one) => one.begun())).toEqual([true, false, false])
  })

  test('goes on after a job that fails, and after one whose failure cannot be kept', async () => {
    const line = lineOf(1)
    const [bad, worse, good] = [held(), held(), held()]
    bad.job.work = () => Promise.reject(new Error('bad'))
    worse.job.work = bad.job.work
    worse.job.failed = () => Promise.reject(new Error('no database'))
    good.letGo()
    await Promise.all([line.add('a', bad.job), line.add('b', worse.job), line.add('c', good.job)])
    expect(bad.failures).toMatchObject([{ message: 'bad' }])
    expect(worse.failures).toMatchObject([['report', { message: 'no database' }]])
    expect(good.begun()).toBe(true)
  })
})
