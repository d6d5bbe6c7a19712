// Computes the hash of a stored file as it arrives in the browser, to compare with the registered one.
import { noAnswer } from './request.ts'

/** Browsers compute hashes only on pages that came by https, or from the same machine. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

/** SHA-256 in hex of the file at the address; throws as other failed calls do. */
export async function hashOf(url: string, signal?: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(url, { cache: 'no-store', ...(signal && { signal }) })
    if (!answer.ok) throw noAnswer()
    const hash = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch (error) {
    if (error instanceof TypeError) throw noAnswer()
    throw error
  }
}
