// The spoken captcha, for people who cannot read the picture: digits from recorded clips, each time at another speed, loudness and distance, over noise.
import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Lang } from '@register/contract/phrase'
import { clipsFolder } from '../../../../paths.ts'

/** Samples a second, of the clips and of the result. */
const rate = 8_000
const headBytes = 44

/** A random number between two, in steps of a thousandth of their distance; cryptographically random, so that it cannot be predicted. */
const between = (least: number, most: number): number => least + ((most - least) * randomInt(1_001)) / 1_000

type Samples = Float32Array

async function readClip(lang: Lang, digit: number): Promise<Samples> {
  const bytes = await readFile(new URL(`${lang}/${digit}.wav`, clipsFolder))
  return Float32Array.from({ length: (bytes.length - headBytes) >> 1 }, (_, at) =>
    bytes.readInt16LE(headBytes + at * 2),
  )
}

const known = new Map<Lang, Promise<Samples[]>>()

/** The ten digits of a language; each is read once. */
function clipsOf(lang: Lang): Promise<Samples[]> {
  const clips = known.get(lang) ?? Promise.all(Array.from({ length: 10 }, (_, digit) => readClip(lang, digit)))
  known.set(lang, clips)
  return clips
}

/** Plays it `speed` times as fast, which also makes it higher. */
function varied(clip: Samples, speed: number, loudness: number): Samples {
  return Float32Array.from({ length: Math.floor(clip.length / speed) }, (_, at) => {
    const place = at * speed
    const [left, part] = [Math.floor(place), place % 1]
    return loudness * ((clip[left] ?? 0) * (1 - part) + (clip[left + 1] ?? 0) * part)
  })
}

function addAt(sound: Samples, part: Samples, from: number): void {
  for (let at = 0; at < part.length && from + at < sound.length; at++)
    sound[from + at] = (sound[from + at] ?? 0) + (part[at] ?? 0)
}

const pick = (clips: readonly Samples[], digit: number): Samples => clips[digit] ?? new Float32Array()

function asWav(sound: Samples): Buffer {
  const bytes = Buffer.alloc(headBytes + sound.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(sound.length * 2, 40)
  for (const [at, sample] of sound.entries())
    bytes.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(sample))), headBytes + at * 2)
  return bytes
}

/** A WAV of these digits in a language; no two are the same. */
export async function speak(digits: string, lang: Lang): Promise<Buffer> {
  const clips = await clipsOf(lang)
  const said = [...digits].map((digit) => varied(pick(clips, Number(digit)), between(0.88, 1.15), between(0.7, 1)))
  const gaps = said.map(() => Math.round(between(0.25, 0.6) * rate))
  const length = [...said.map((part) => part.length), ...gaps].reduce((sum, part) => sum + part, rate / 2)
  // Low noise, and faint voices backwards: they mislead speech recognition, but not people.
  const sound = Float32Array.from({ length }, () => between(-700, 700))
  for (let at = 0; at < length; at += Math.round(between(0.3, 0.9) * rate))
    addAt(sound, varied(pick(clips, randomInt(10)), between(0.8, 1.3), 0.12).toReversed(), at)
  let from = rate / 4
  for (const [at, part] of said.entries()) {
    addAt(sound, part, from)
    from += part.length + (gaps[at] ?? 0)
  }
  return asWav(sound)
}
