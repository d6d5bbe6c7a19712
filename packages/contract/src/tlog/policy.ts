// The witnesses that a policy file names (C2SP tlog-policy). How many of them are enough is for those who read the log.
import { keyTypes, readVerifierKey, type VerifierKey } from './note.ts'
import type { Sha256 } from './primitives.ts'

export interface Witness {
  /** Within the policy. */
  name: string
  key: VerifierKey
  /** Where checkpoints are handed in; absent where the policy is for verifying alone. */
  url?: string | undefined
}

const none = 'none'

/** The line that is wrong, counted from 1, and why, in English. */
export class BadPolicy extends Error {
  readonly line: number
  constructor(line: number, why: string) {
    super(`line ${line}: ${why}`)
    this.line = line
  }
}

/** Throws BadPolicy where any line of the file cannot be followed. @param text the file */
export async function witnessesOf(sha256: Sha256, text: string): Promise<Witness[]> {
  const witnesses: Witness[] = []
  /** Of witnesses and groups. */
  const names = new Set<string>()
  let quorum = ''
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    const wrong = (why: string) => new BadPolicy(at + 1, why)
    const words = line.split(/[ \t\r]+/).filter((word) => word !== '')
    const [kind = '', name = '', ...rest] = words
    if (words.length === 0 || kind.startsWith('#')) continue
    const take = () => {
      if (name === '' || name === none || names.has(name)) throw wrong(`"${name}" is no name, or is used twice`)
      names.add(name)
    }
    const keyOf = async (vkey: string, type: number): Promise<VerifierKey> => {
      const key = await readVerifierKey(sha256, vkey)
      if (key?.type !== type) throw wrong(`"${vkey}" is no key of a ${kind}`)
      return key
    }
    if (kind === 'log') await keyOf(name, keyTypes.note)
    else if (kind === 'witness') {
      const [vkey = '', url] = rest
      if (url !== undefined && !/^https?:\/\/\S+$/.test(url)) throw wrong(`"${url}" is no address`)
      take()
      const key = await keyOf(vkey, keyTypes.cosignature)
      // Under two names one witness would be counted twice.
      const same = witnesses.find((one) => one.key.key.every((byte, place) => byte === key.key[place]))
      if (same) throw wrong(`"${name}" has the key of "${same.name}"`)
      witnesses.push({ name, key, url })
    } else if (kind === 'group') {
      const [threshold = '', ...members] = rest
      const least = threshold === 'all' ? members.length : threshold === 'any' ? 1 : Number(threshold)
      if (!Number.isInteger(least) || least < 1 || least > members.length)
        throw wrong(`"${threshold}" is no number of its members`)
      const stranger = members.find((member, place) => !names.has(member) || members.indexOf(member) !== place)
      if (stranger !== undefined) throw wrong(`"${stranger}" is not named above, or twice`)
      take()
    } else if (kind === 'quorum' && quorum === '') {
      if (name !== none && !names.has(name)) throw wrong(`"${name}" is not named above`)
      quorum = name
    } else throw wrong(kind === 'quorum' ? 'there is one quorum' : `"${kind}" is none of log, witness, group, quorum`)
  }
  if (quorum === '') throw new BadPolicy(lines.length, 'the quorum is missing')
  return witnesses
}
