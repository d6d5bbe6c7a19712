// A QR code as a drawing with a name: sharp on paper, black on white in every theme, correction level H.
import { create } from 'qrcode'
import { useMemo } from 'react'

interface Props {
  text: string
  label: string
  /** Pixels on the screen. */
  size: number
}

/** Modules of quiet ground around the code that readers need. */
const margin = 4

export const QrCode = ({ text, label, size }: Props) => {
  const { path, side } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'H' })
    let drawn = ''
    for (let row = 0; row < modules.size; row++)
      for (let column = 0; column < modules.size; column++)
        if (modules.get(row, column)) drawn += `M${column + margin} ${row + margin}h1v1h-1z`
    return { path: drawn, side: modules.size + 2 * margin }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
