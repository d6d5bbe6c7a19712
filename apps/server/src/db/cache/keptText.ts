// A text that is kept ready to be sent: as bytes, and packed from the time when a reader first takes it so.
import { deflateRaw } from 'node:zlib'
import { promisify } from 'node:util'

const pack = promisify(deflateRaw)

export class KeptText {
  readonly bytes: Buffer
  #packed: Promise<Buffer> | undefined
  #packedBytes = 0
  #grown: (() => void) | undefined

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }

  /** Bytes that it takes: of the text, and of its packed form once there is one. */
  get size(): number {
    return this.bytes.length + this.#packedBytes
  }

  /** `tell` is called when the text takes more bytes than before: once at most, because a text is packed once. */
  whenGrown(tell: () => void): void {
    this.#grown = tell
  }

  /** The text as blocks of deflate (RFC 1951), of which the last one says that it is the last. */
  packed(): Promise<Buffer> {
    this.#packed ??= this.#pack()
    return this.#packed
  }

  async #pack(): Promise<Buffer> {
    const packed = await pack(this.bytes)
    this.#packedBytes = packed.length
    this.#grown?.()
    return packed
  }
}
