// A film of two seconds, made on the spot: a hand that goes round once.

const [width, height, duration] = [480, 270, 2_000]

function draw(pen: CanvasRenderingContext2D, turn: number): void {
  pen.fillStyle = '#10233f'
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#8bb8ff'
  pen.lineWidth = 8
  pen.beginPath()
  pen.arc(width / 2, height / 2, 90, 0, 2 * Math.PI)
  pen.stroke()
  pen.beginPath()
  pen.moveTo(width / 2, height / 2)
  pen.lineTo(width / 2 + 80 * Math.sin(2 * Math.PI * turn), height / 2 - 80 * Math.cos(2 * Math.PI * turn))
  pen.stroke()
}

/** Its address, until the page is left; nothing where the browser cannot make films. */
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
    const turn = (performance.now() - begun) / duration
    draw(pen, Math.min(turn, 1))
    if (turn < 1) requestAnimationFrame(next)
    else recorder.stop()
  }
  next()
  await ended
  return URL.createObjectURL(new Blob(parts, { type: recorder.mimeType }))
}
