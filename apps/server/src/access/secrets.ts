// The one master secret and the keys derived from it: for sealed fields, signed links, and passwords on the wire.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SealedPassword } from '@register/contract/system/account'
import { signerFrom, type Signer } from './signer.ts'
import { StartProblem } from '../config/startProblem.ts'

/** Stored before every sealed text, so that the algorithm can be changed later. */
const fieldAlgorithm = 'a1'
/** What DER writes before the 32 bytes of a private and of a public X25519 key. */
const pkcs8 = Buffer.from('302e020100300506032b656e04220420', 'hex')
const spki = Buffer.from('302a300506032b656e032100', 'hex')

export interface Secrets {
  /** Encrypts personal data; AES-256-GCM. */
  seal(text: string): string
  open(sealed: string): string
  /** HMAC-SHA-256 with a separate key for each purpose. */
  mac(
    purpose:
      | 'audit'
      | 'fileLink'
      | 'browserStorage'
      | 'contact'
      | 'code'
      | 'recoveryCode'
      | 'clientSecret'
      | 'refresh'
      | 'waypoint',
    text: string,
  ): Buffer
  /** Signs the head of the public integrity log; Ed25519. */
  log: Signer
  /** Signs checkpoints of the tree over that log; a key of its own, because they are texts of another form. */
  note: Signer
  /** The public key that getSalt returns; base64url. */
  wireKey: { keyId: string; publicKey: string }
  /** Decrypts what the browser sealed; undefined when it was sealed for another key or changed on the way. */
  openPassword(sealed: SealedPassword): string | undefined
}

/** Constant-time comparison of two texts. */
export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function decrypt(key: Buffer, iv: Buffer, cipherAndTag: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
  decipher.setAuthTag(cipherAndTag.subarray(-16))
  return Buffer.concat([decipher.update(cipherAndTag.subarray(0, -16)), decipher.final()]).toString('utf8')
}

function encrypt(key: Buffer, iv: Buffer, text: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Derives all keys from one master secret of 32 bytes or more. */
export function secretsFrom(master: Buffer): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'type-test-register', purpose, 32))
  const fieldKey = derive('field')
  const macKeys = {
    audit: derive('audit'),
    fileLink: derive('file link'),
    browserStorage: derive('browser storage'),
    contact: derive('contact'),
    code: derive('code'),
    recoveryCode: derive('recovery code'),
    clientSecret: derive('client secret'),
    refresh: derive('refresh'),
    waypoint: derive('waypoint'),
  }
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8, derive('password wire')]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(spki.length)
  const keyId = createHmac('sha256', 'key id').update(publicKey).digest('base64url').slice(0, 12)

  return {
    seal(text) {
      const iv = randomBytes(12)
      return `${fieldAlgorithm}.${iv.toString('base64url')}.${encrypt(fieldKey, iv, text).toString('base64url')}`
    },
    open(sealed) {
      const [algorithm, iv, cipher] = sealed.split('.')
      if (algorithm !== fieldAlgorithm || !iv || !cipher) throw new Error('Sealed with an unknown algorithm')
      return decrypt(fieldKey, Buffer.from(iv, 'base64url'), Buffer.from(cipher, 'base64url'))
    },
    mac: (purpose, text) => createHmac('sha256', macKeys[purpose]).update(text).digest(),
    log: signerFrom(derive('integrity log')),
    note: signerFrom(derive('checkpoints of the integrity log')),
    wireKey: { keyId, publicKey: publicKey.toString('base64url') },
    openPassword(sealed) {
      if (sealed.keyId !== keyId) return undefined
      try {
        const theirs = Buffer.from(sealed.ephemeralKey, 'base64url')
        const shared = diffieHellman({
          privateKey,
          publicKey: createPublicKey({ key: Buffer.concat([spki, theirs]), format: 'der', type: 'spki' }),
        })
        const key = Buffer.from(hkdfSync('sha256', shared, Buffer.from(sealed.salt), 'register password v1', 32))
        return decrypt(key, Buffer.from(sealed.iv, 'base64url'), Buffer.from(sealed.cipher, 'base64url'))
      } catch {
        return undefined
      }
    },
  }
}

const keyFile = (dataDir: string): string => join(dataDir, 'secret.key')

/** The master secret: from the environment, or from the data folder; undefined where neither has one. */
export async function masterSecret(given: string | undefined, dataDir: string): Promise<Buffer | undefined> {
  if (given) return Buffer.from(given, 'utf8')
  const stored = await readFile(keyFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw Object.assign(error, { path: keyFile(dataDir) })
  })
  if (stored === undefined) return undefined
  if (stored.trim().length < 32)
    throw new StartProblem([
      `${keyFile(dataDir)} 已损坏：请从保管处取回（备份中没有密钥）；确已丢失时删除该文件，并见 docs/operations.md“密钥丢失”`,
      `${keyFile(dataDir)} is damaged: take it from where you keep it (no back-up has it); if it is lost for good, remove it and see "A lost key" in docs/operations.md`,
    ])
  return Buffer.from(stored.trim(), 'utf8')
}

/** Makes the secret of a register that begins, readable by its owner alone; another process may have been quicker. */
export async function makeSecret(dataDir: string): Promise<Buffer> {
  try {
    await writeFile(keyFile(dataDir), randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  await chmod(keyFile(dataDir), 0o600)
  const made = await masterSecret(undefined, dataDir)
  if (!made) throw new StartProblem([`${keyFile(dataDir)} 刚建立又不见了`, `${keyFile(dataDir)} is gone again`])
  return made
}
