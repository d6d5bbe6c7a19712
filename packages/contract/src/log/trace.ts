// The number of a call, which a person quotes and an administrator finds in the log: the second of the call, and a random part.

/** The header of a refusal, or of an error, that the log has under the number in it. */
export const numberHeader = 'register-number'

const shape = /^([0-9a-f]{8})[0-9a-f]{6}$/i

/** `random`: six hexadecimal digits. Short enough to read out over the telephone. */
export const traceOf = (at: Date, random: string): string =>
  `${Math.floor(at.getTime() / 1_000)
    .toString(16)
    .padStart(8, '0')}${random}`

/** When the call came, to the second; undefined where the text is no such number. It lets an index of times find the entry. */
export function traceTime(text: string): Date | undefined {
  const [, seconds] = shape.exec(text) ?? []
  return seconds === undefined ? undefined : new Date(Number.parseInt(seconds, 16) * 1_000)
}
