// Base 45 (RFC 9285): bytes in the letters that QR codes hold most densely, two bytes in three of them.

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

export function base45Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 2) {
    const [one = 0, two] = bytes.subarray(at, at + 2)
    let rest = two === undefined ? one : one * 256 + two
    for (let letter = two === undefined ? 2 : 3; letter > 0; letter--) {
      text += letters.charAt(rest % 45)
      rest = Math.floor(rest / 45)
    }
  }
  return text
}

/** Undefined where the text is not the one spelling that `base45Of` gives. */
export function fromBase45(text: string): Uint8Array | undefined {
  if (text.length % 3 === 1) return undefined
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 3) {
    const group = Array.from(text.slice(at, at + 3), (letter) => letters.indexOf(letter))
    const number = group.reduceRight((sum, value) => sum * 45 + value, 0)
    const isWhole = group.length === 3
    if (group.includes(-1) || number >= (isWhole ? 65_536 : 256)) return undefined
    if (isWhole) bytes.push(Math.floor(number / 256))
    bytes.push(number % 256)
  }
  return Uint8Array.from(bytes)
}
