// Whose word about a log is enough (C2SP tlog-policy): the logs and witnesses that somebody trusts, and how many of them must have signed.
import { keyTypes, readVerifierKey, type VerifierKey } from './note.ts'
import type { Sha256 } from './primitives.ts'

export interface Witness {
  /** Within the policy. */
  name: string
  key: VerifierKey
  /** Where checkpoints are handed in; absent where the policy is for verifying alone. */
  url?: string | undefined
}

interface Group {
  name: string
  least: number
  members: readonly string[]
}

export interface Policy {
  logs: VerifierKey[]
  witnesses: Witness[]
  groups: Group[]
  /** The name of a witness or a group, or `none`. */
  quorum: string
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

/** Throws BadPolicy. @param text the file */
export async function readPolicy(sha256: Sha256, text: string): Promise<Policy> {
  const policy: Policy = { logs: [], witnesses: [], groups: [], quorum: '' }
  const isKnown = (name: string) => [...policy.witnesses, ...policy.groups].some((one) => one.name === name)
  for (const [at, whole] of text.split('\n').entries()) {
    const wrong = (why: string) => new BadPolicy(at + 1, why)
    const words = whole.split(/[ \t\r]+/).filter((word) => word !== '')
    const [kind = '', name = '', ...rest] = words
    if (words.length === 0 || kind.startsWith('#')) continue
    const fresh = () => {
      if (name === '' || name === none || isKnown(name)) throw wrong(`"${name}" is no name, or is used twice`)
    }
    const keyOf = async (vkey: string, type: number): Promise<VerifierKey> => {
      const key = await readVerifierKey(sha256, vkey)
      if (key?.type !== type) throw wrong(`"${vkey}" is no key of a ${kind}`)
      return key
    }
    if (kind === 'log') policy.logs.push(await keyOf(name, keyTypes.note))
    else if (kind === 'witness') {
      fresh()
      const [vkey = '', url] = rest
      if (url !== undefined && !/^https?:\/\/\S+$/.test(url)) throw wrong(`"${url}" is no address`)
      policy.witnesses.push({ name, key: await keyOf(vkey, keyTypes.cosignature), url })
    } else if (kind === 'group') {
      fresh()
      const [threshold = '', ...members] = rest
      const least = threshold === 'all' ? members.length : threshold === 'any' ? 1 : Number(threshold)
      if (!Number.isInteger(least) || least < 1 || least > members.length)
        throw wrong(`"${threshold}" is no number of its members`)
      const stranger = members.find((member, place) => !isKnown(member) || members.indexOf(member) !== place)
      if (stranger !== undefined) throw wrong(`"${stranger}" is not named above, or twice`)
      policy.groups.push({ name, least, members })
    } else if (kind === 'quorum' && policy.quorum === '') {
      if (name !== none && !isKnown(name)) throw wrong(`"${name}" is not named above`)
      policy.quorum = name
    } else throw wrong(kind === 'quorum' ? 'there is one quorum' : `"${kind}" is none of log, witness, group, quorum`)
  }
  if (policy.quorum === '') throw new BadPolicy(text.split('\n').length, 'the quorum is missing')
  return policy
}
