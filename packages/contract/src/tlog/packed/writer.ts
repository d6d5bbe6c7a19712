// Writes numbers, texts and hashes behind each other: the bytes of a packed proof.
import { utf8Of } from '../text.ts'
import { NotPacked } from './notPacked.ts'

const most = 255

export class Writer {
  readonly #bytes: number[] = []

  byte(value: number): this {
    if (!Number.isInteger(value) || value < 0 || value > most) throw new NotPacked(`${value} does not fit into a byte`)
    this.#bytes.push(value)
    return this
  }

  /** Seven bits a byte, the lowest first; all bytes but the last have the highest bit set. */
  number(value: number): this {
    let rest = value
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.byte((rest % 128) + 128)
    return this.byte(rest)
  }

  raw(bytes: Uint8Array): this {
    for (const one of bytes) this.#bytes.push(one)
    return this
  }

  /** With their length before them. */
  sized(bytes: Uint8Array): this {
    return this.byte(bytes.length).raw(bytes)
  }

  text(text: string): this {
    return this.sized(utf8Of(text))
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}
