// The pages of a PDF, and their sizes in points.

export function pagesOf(pdf: Buffer): { pages: number; size: string[] } {
  const text = pdf.toString('latin1')
  const boxes = [...text.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number).map(Math.round).join(' '),
  )
  return { pages: [...text.matchAll(/\/Type\s*\/Page(?![a-z])/g)].length, size: [...new Set(boxes)] }
}
