// Hash and signature in script, in a chunk of their own: most browsers have both themselves.
export { ed25519 } from '@noble/curves/ed25519.js'
export { sha256 } from '@noble/hashes/sha2.js'
