// Answers with the requested delay and status, so that people can see how screens handle failures.
import { setTimeout as wait } from 'node:timers/promises'
import { tooMany } from '@register/contract/errors'
import type { Bytes } from '../../../../http/handle.ts'

/** Limits of delayed answers at the same time, per account and in total: each uses a slot of the reads. */
const most = { ofOne: 4, ofAll: 16 }
const waiting = new Map<number, number>()

async function delayed(userId: number, ms: number, signal: AbortSignal): Promise<void> {
  try {
    // A client that closes the connection frees its slot at once.
    await wait(ms, undefined, { signal }).catch(() => {})
  } finally {
    const left = (waiting.get(userId) ?? 1) - 1
    if (left === 0) waiting.delete(userId)
    else waiting.set(userId, left)
  }
}

/** Takes a slot for a delayed answer, or refuses. */
function delay(userId: number, ms: number, signal: AbortSignal): Promise<void> {
  const own = waiting.get(userId) ?? 0
  const all = [...waiting.values()].reduce((sum, count) => sum + count, 0)
  if (own >= most.ofOne || all >= most.ofAll) throw tooMany(5)
  waiting.set(userId, own + 1)
  return delayed(userId, ms, signal)
}

interface Asked {
  code: number
  msg: string
  shape: 'good' | 'bad'
  delay: number
}

export function answerAsAsked(userId: number, asked: Asked, signal: () => AbortSignal): Bytes {
  const { code, msg, shape } = asked
  const good = JSON.stringify({ code, msg, data: null })
  const stream = Buffer.from(shape === 'good' ? good : '<this is not JSON>')
  return {
    status: code,
    mime: shape === 'good' ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    stream,
    ...(asked.delay > 0 ? { after: delay(userId, asked.delay, signal()) } : {}),
  }
}
