// What a scanned code says: a number of this register to look up, an address of somebody else, several numbers, or another text.
import { numbersThatDecide } from '@register/contract/rules/numberText/deciding'
import { numbersIn, type NamedNumber } from '@register/contract/rules/numbers/inText'
import { packedPrefix } from '@register/contract/tlog/packed/prefix'
import * as paths from '../../paths.ts'

export interface Scanned {
  /** The address in this register that answers; undefined where the code has no number. */
  to?: string
  /** The text of the code is a proof, which the page at `to` checks. */
  isProof?: true
  /** The host that the code leads to, where it is not this register's. */
  foreignHost?: string
  /** It names more than one certificate, so that none is opened by itself. */
  isSeveral?: true
}

/** Hosts in a text: behind a scheme of any kind, or with a path of this register behind them. */
const hosts = /(?:[a-z][a-z0-9+.-]*:\/\/(?:[^\s/@]*@)?([^\s/?#]+))|((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?)(?=\/)/gi

/** A number of a report has no shape of its own: letters and digits with signs between them. */
const likeNumber = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} ._/()-]{3,58}[\p{L}\p{N})]$/u

function wayTo({ as, key }: NamedNumber): string {
  if (as === 'publicId') return paths.verify(key)
  return as === 'certificate' || as === 'label' ? paths.answer(key) : paths.search({ keyword: key })
}

/** `host`: this register's. An address elsewhere is named even where it has a number in it: what it shows is not the register. */
export function scanned(text: string, host: string): Scanned {
  if (text.trim().startsWith(packedPrefix)) return { to: paths.checkProof, isProof: true }
  const foreignHost = [...text.matchAll(hosts)]
    .map(([, named, bare]) => named ?? bare ?? '')
    .find((one) => one !== host)
  const ways = [...new Set(numbersThatDecide(numbersIn(text)).map(wayTo))]
  const [
    to = likeNumber.test(text.trim()) && foreignHost === undefined ? paths.search({ keyword: text.trim() }) : undefined,
  ] = ways
  return {
    ...(to !== undefined && ways.length < 2 && { to }),
    ...(foreignHost !== undefined && { foreignHost }),
    ...(ways.length > 1 && { isSeveral: true }),
  }
}
