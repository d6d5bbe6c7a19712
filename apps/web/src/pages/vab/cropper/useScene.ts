// A drawn image of 1200 by 800, so that the demonstration has something to crop at once.
import { useEffect, useState } from 'react'

/** A simple drawing of a machine room; its colours belong to the picture. */
function draw(pen: CanvasRenderingContext2D): void {
  const parts: readonly [colour: string, x: number, y: number, width: number, height: number][] = [
    ['#cfe0f5', 0, 0, 1200, 560],
    ['#8d99a8', 0, 560, 1200, 240],
    ['#3f5a7a', 260, 330, 420, 230],
    ['#24364d', 300, 370, 150, 150],
    ['#e3b23c', 520, 300, 60, 30],
    ['#5d7fa3', 760, 180, 240, 380],
    ['#f3f6fa', 800, 230, 160, 90],
  ]
  for (const [colour, ...box] of parts) {
    pen.fillStyle = colour
    pen.fillRect(...box)
  }
  pen.fillStyle = '#e3b23c'
  pen.beginPath()
  pen.arc(375, 445, 56, 0, Math.PI * 2)
  pen.fill()
}

export function useScene(): File | undefined {
  const [scene, setScene] = useState<File>()
  useEffect(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1200, height: 800 })
    const pen = canvas.getContext('2d')
    if (!pen) return
    draw(pen)
    canvas.toBlob((blob) => blob && setScene(new File([blob], 'machine-room.png', { type: 'image/png' })))
  }, [])
  return scene
}
