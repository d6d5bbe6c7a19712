// A video of two seconds, made in the browser: a lift on its way up, as a record of a test shows it.

const [width, height, duration] = [480, 270, 2_000]

const floors = 4
const storey = height / floors

/** Draws a shaft with its floors, the car on its way up, and its position. */
function draw(pen: CanvasRenderingContext2D, way: number): void {
  pen.fillStyle = '#10233f'
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#3d5a8a'
  pen.lineWidth = 2
  pen.strokeRect(60, 6, 120, height - 12)
  for (let floor = 1; floor < floors; floor++) {
    pen.beginPath()
    pen.moveTo(60, floor * storey)
    pen.lineTo(180, floor * storey)
    pen.stroke()
  }
  pen.fillStyle = '#8bb8ff'
  pen.fillRect(76, (height - storey) * (1 - way) + 8, 88, storey - 16)
  pen.fillStyle = '#ffffff'
  pen.font = '600 26px sans-serif'
  pen.fillText('YP-2026-0001', 220, 90)
  pen.font = '22px sans-serif'
  pen.fillText(`${(way * 12).toFixed(1)} m`, 220, 140)
  pen.fillText(`${(way * 2).toFixed(1)} s`, 220, 176)
}

/** The address of the video, valid until the page is left; undefined where the browser cannot make videos. */
export async function tinyFilm(): Promise<string | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen || typeof MediaRecorder === 'undefined') return undefined
  const recorder = new MediaRecorder(canvas.captureStream(30))
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
  const begun = performance.now()
  recorder.start()
  const next = () => {
    const way = (performance.now() - begun) / duration
    draw(pen, Math.min(way, 1))
    if (way < 1) requestAnimationFrame(next)
    else recorder.stop()
  }
  next()
  await ended
  return URL.createObjectURL(new Blob(parts, { type: recorder.mimeType }))
}
