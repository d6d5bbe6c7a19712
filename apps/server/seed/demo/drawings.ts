// Drawings for the file library of the demo world: simple pictures of lifts and escalators, drawn by this code and stored as PNG.
import sharp from 'sharp'

const [ink, steel, light, ground, accent] = ['#1f2d3d', '#8a99a8', '#dfe6ec', '#f6f8fa', '#1260d0']

const rect = (x: number, y: number, width: number, height: number, fill: string, line = ink) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${fill}" stroke="${line}" stroke-width="4"/>`
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${ink}" stroke-width="4"/>`
const line = (points: string, width = 5, colour: string = ink) =>
  `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

/** A traction lift: shaft with landings, sheave, ropes, car and counterweight. */
const lift = [
  rect(270, 40, 420, 560, light),
  ...[180, 330, 480].map((y) => line(`690,${y} 860,${y}`, 8, steel) + rect(706, y - 96, 56, 92, ground)),
  line('420,130 420,300'),
  line('580,130 580,400'),
  circle(500, 120, 82, steel),
  circle(500, 120, 18, ground),
  rect(330, 300, 180, 210, ground),
  line('420,312 420,498', 4, steel),
  rect(350, 324, 52, 60, accent),
  rect(545, 400, 70, 150, steel),
].join('')

const step = (n: number) => `${250 + n * 42},${470 - n * 30} ${292 + n * 42},${470 - n * 30}`

/** An escalator from landing to landing. */
const escalator = [
  line('90,500 250,500', 12, steel),
  line('712,200 880,200', 12, steel),
  `<polygon points="220,540 300,540 760,240 760,180 690,180 220,486" fill="${light}" stroke="${ink}" stroke-width="4"/>`,
  line(Array.from({ length: 10 }, (_, n) => step(n)).join(' '), 5),
  line('190,410 270,400 660,110 770,110', 16, accent),
  circle(252, 512, 20, steel),
  circle(728, 212, 20, steel),
].join('')

/** A machine: motor, brake, sheave with its ropes, frame. */
const machine = [
  rect(180, 470, 600, 50, steel),
  rect(210, 250, 260, 220, light),
  ...[0, 1, 2, 3, 4, 5].map((n) => line(`${240 + n * 40},270 ${240 + n * 40},450`, 6, steel)),
  rect(470, 310, 70, 100, accent),
  circle(640, 350, 130, steel),
  circle(640, 350, 96, light),
  circle(640, 350, 22, ground),
  ...[742, 754, 766].map((x) => line(`${x},350 ${x},610`, 4)),
].join('')

/** A nameplate: headline, lines to fill in, a field for the code. */
const nameplate = [
  rect(140, 130, 680, 380, light),
  ...[170, 790].flatMap((x) => [160, 480].map((y) => circle(x, y, 9, steel))),
  rect(300, 165, 360, 34, accent, accent),
  ...[250, 310, 370, 430].map(
    (y) => rect(200, y, 120, 18, steel, steel) + line(`340,${y + 18} 580,${y + 18}`, 3, steel),
  ),
  rect(640, 250, 130, 130, ground),
  ...Array.from({ length: 25 }, (_, at) => at)
    .filter((at) => (at * 7 + Math.floor(at / 5) * 3) % 5 < 2)
    .map((at) => rect(652 + (at % 5) * 22, 262 + Math.floor(at / 5) * 22, 16, 16, ink)),
].join('')

/** A business licence: frame, headline, lines of text, the seal of the authority. */
const licence = [
  rect(120, 60, 720, 520, '#ffffff'),
  rect(140, 80, 680, 480, 'none', '#c9a227'),
  rect(330, 116, 300, 40, '#b3261e', '#b3261e'),
  ...[210, 260, 310, 360, 410].map(
    (y) => rect(190, y, 110, 18, steel, steel) + line(`330,${y + 18} 640,${y + 18}`, 3, steel),
  ),
  rect(680, 200, 100, 100, ground),
  `<circle cx="690" cy="470" r="64" fill="none" stroke="#b3261e" stroke-width="6"/>`,
  `<polygon points="690,430 701,462 735,462 708,482 718,514 690,495 662,514 672,482 645,462 679,462" fill="#b3261e"/>`,
].join('')

const drawings = { lift, escalator, machine, nameplate, licence } as const

export const drawing = (name: keyof typeof drawings): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="${ground}"/>${drawings[name]}</svg>`,
    ),
  )
    .png({ palette: true })
    .toBuffer()
