// Explains why a secret key is too weak: short, repetitive, counted up, or copied from an example.

const listed =
  /secret|password|passw0rd|change[-_ ]?(me|this|it)|replace[-_ ]?(me|this|it)|example|default|qwerty|letmein|your[-_ ]|insecure|testkey|123456|abcdef|654321|fedcba/i

/** An estimate in bits from how evenly the characters are distributed; random hexadecimal of 32 characters has about 115, seldom under 95. */
function estimatedBits(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  let perCharacter = 0
  for (const count of counts.values()) perCharacter -= (count / text.length) * Math.log2(count / text.length)
  return perCharacter * text.length
}

/** Whether the text is one shorter piece repeated. */
const repeats = (text: string): boolean =>
  `${text}${text}`.indexOf(text, 1) < text.length || /^(.+?)\1+.{0,8}$/.test(text)

/** How many characters follow their neighbour in the character table, or equal it. */
function steps(text: string): number {
  let found = 0
  for (let at = 1; at < text.length; at++) if (Math.abs(text.charCodeAt(at) - text.charCodeAt(at - 1)) <= 1) found++
  return found
}

/** The reason, to complete "SECRET_KEY …", Chinese first; undefined when the key is strong enough. */
export function weakKeyReason(key: string): readonly [string, string] | undefined {
  if (new TextEncoder().encode(key).length < 32) return ['至少需要 32 字节', 'must have at least 32 bytes']
  if (listed.test(key)) return ['含有众所周知的词，太弱', 'contains a well-known word and is too weak']
  if (repeats(key) || steps(key) > key.length / 2 || estimatedBits(key) < 80)
    return ['有规律可循，太弱', 'is a pattern and too weak']
  return undefined
}
