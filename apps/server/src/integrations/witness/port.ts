// A witness of the public log: another party who signs its checkpoints where they go on from what that party saw before (C2SP tlog-witness).
import type { VerifierKey } from '@register/contract/tlog/note'

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

/** @param url what stands before /add-checkpoint */
export const witnessAt = (key: VerifierKey, url: string): WitnessPort => ({
  key,
  async add(body) {
    const signal = AbortSignal.timeout(patienceMs)
    const address = `${url.replace(/\/$/, '')}/add-checkpoint`
    const reply = await fetch(address, { method: 'POST', body, redirect: 'error', signal })
    return { status: reply.status, text: await textOf(reply) }
  },
})
