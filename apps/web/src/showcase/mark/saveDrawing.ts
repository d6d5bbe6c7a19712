// Saves a drawing of the page as a picture file, several times as sharp as on the screen.

const sharper = 4

/** `selector` finds one svg; throws when there is none or the browser cannot paint it. */
export async function saveDrawing(selector: string, name: string): Promise<void> {
  const drawing = document.querySelector<SVGSVGElement>(selector)
  if (!drawing) throw new Error(`No drawing at ${selector}`)
  const { width, height } = drawing.getBoundingClientRect()
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const picture = new Image(width * sharper, height * sharper)
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * sharper
  canvas.height = height * sharper
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}
