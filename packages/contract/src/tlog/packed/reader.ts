// Reads what Writer has written, and nothing else.
import { fromUtf8 } from '../text.ts'
import { NotPacked } from './notPacked.ts'

/** Throws NotPacked where the bytes end too soon, or are not those that Writer writes. */
export class Reader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  raw(length: number): Uint8Array {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new NotPacked('it ends too soon')
    const bytes = this.#bytes.slice(this.#at, end)
    this.#at = end
    return bytes
  }

  byte(): number {
    return this.raw(1)[0] ?? 0
  }

  number(): number {
    let [sum, weight] = [0, 1]
    for (;;) {
      const byte = this.byte()
      sum += (byte % 128) * weight
      if (!Number.isSafeInteger(sum) || (byte === 0 && weight > 1)) throw new NotPacked('a number has another spelling')
      if (byte < 128) return sum
      weight *= 128
    }
  }

  sized(): Uint8Array {
    return this.raw(this.byte())
  }

  text(): string {
    const text = fromUtf8(this.sized())
    if (text === undefined) throw new NotPacked('a text is not UTF-8')
    return text
  }

  end(): void {
    if (this.#at < this.#bytes.length) throw new NotPacked('it goes on behind its end')
  }
}
