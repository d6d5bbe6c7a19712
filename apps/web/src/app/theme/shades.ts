// Computes from a theme colour: nine lighter and nine darker steps, and a legible shade of it (docs/rules/office.md#figures-of-pieces).

type Rgb = readonly [number, number, number]

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const hexOf = (rgb: readonly number[]): string => `#${rgb.map((c) => c.toString(16).padStart(2, '0')).join('')}`

/** Towards white by `tenths` of the way, per channel. */
export const lighter = (hex: string, tenths: number): string =>
  hexOf(rgbOf(hex).map((c) => Math.floor(((255 - c) * tenths) / 10 + c)))

/** Towards black by `tenths` of the way, per channel. */
export const darker = (hex: string, tenths: number): string =>
  hexOf(rgbOf(hex).map((c) => Math.floor(c * (1 - tenths / 10))))

/** Relative luminance, 0 black to 1 white. WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((c) => {
    const part = c / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** 1 to 21. WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The text contrast that every colour must have. */
export const enough = 4.5

/** `hex`, moved towards black or white in steps of a fiftieth until it is legible on all these grounds. */
export function legible(hex: string, grounds: readonly string[]): string {
  const dark = grounds.every((ground) => luminance(ground) > 0.18)
  const end = dark ? 0 : 255
  for (let step = 0; step <= 50; step++) {
    const tried = hexOf(rgbOf(hex).map((c) => Math.round(c + ((end - c) * step) / 50)))
    if (grounds.every((ground) => contrast(tried, ground) >= enough)) return tried
  }
  return dark ? '#000000' : '#ffffff'
}

/** `hex` mixed thinly into a ground. */
export const tint = (hex: string, ground: string, part: number): string =>
  hexOf(rgbOf(hex).map((c, at) => Math.round(c * part + (rgbOf(ground)[at] ?? 0) * (1 - part))))
