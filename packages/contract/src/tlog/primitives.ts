// What the public log needs of the place where it is read: node and browsers each have their own hash and signature.

export type Hash = Uint8Array

export interface Primitives {
  /** Of these parts one after the other; texts in UTF-8. */
  sha256: (...parts: readonly (string | Uint8Array)[]) => Promise<Hash>
  /** Whether `signature` was made over this text by an Ed25519 key of 32 bytes. Rejects where the place knows no such keys. */
  isSigned: (key: Uint8Array, text: string, signature: Uint8Array) => Promise<boolean>
}

export type Sha256 = Primitives['sha256']
