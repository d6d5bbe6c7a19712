// Witnesses of the public log: other parties who sign its checkpoints where they go on from what they saw before (C2SP tlog-witness).
import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import type { VerifierKey } from '@register/contract/tlog/note'
import { BadPolicy, readPolicy } from '@register/contract/tlog/policy'
import { problem } from '../../config/problem.ts'

const patienceMs = 2_000
/** A few lines of signatures; a witness that sends more is none. */
const mostBytes = 16_384

export interface WitnessPort {
  key: VerifierKey
  /** Hands in a checkpoint. Rejects where the witness cannot be reached in time. */
  add: (body: string) => Promise<{ status: number; text: string }>
}

async function textOf(reply: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > mostBytes) throw new Error('The witness answered too much')
  }
  return text
}

const portTo = (key: VerifierKey, url: string): WitnessPort => ({
  key,
  async add(body) {
    const signal = AbortSignal.timeout(patienceMs)
    const address = `${url.replace(/\/$/, '')}/add-checkpoint`
    const reply = await fetch(address, { method: 'POST', body, redirect: 'error', signal })
    return { status: reply.status, text: await textOf(reply) }
  },
})

/** Those of a policy file; a setting that cannot be followed is a problem of the start. */
export async function witnessesIn(path: string | undefined): Promise<WitnessPort[]> {
  if (path === undefined) return []
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) =>
    problem('WITNESSES', [`无法读取该文件（${error.code}）`, `names a file that cannot be read (${error.code})`], path),
  )
  const sha256 = (...parts: readonly (string | Uint8Array)[]) => {
    const hash = createHash('sha256')
    for (const part of parts) hash.update(part)
    return Promise.resolve(hash.digest())
  }
  const policy = await readPolicy(sha256, text).catch((error: unknown) => {
    if (!(error instanceof BadPolicy)) throw error
    return problem(
      'WITNESSES',
      [`策略文件第 ${error.line} 行有误`, `has a policy file that cannot be followed: ${error.message}`],
      path,
    )
  })
  return policy.witnesses.map(({ name, key, url }) =>
    url === undefined
      ? problem('WITNESSES', [`策略文件中的 ${name} 没有网址`, `has a policy file that gives ${name} no address`], path)
      : portTo(key, url),
  )
}
