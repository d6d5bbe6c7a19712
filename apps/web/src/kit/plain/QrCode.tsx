// A QR code as a named drawing: sharp on paper, by default black on white in every theme, correction level H.
import type { Wording } from '@register/contract/phrase'
import { encodeQR } from 'qr'
import { useMemo } from 'react'
import { useTranslate } from '../../api/language.ts'
import { corrections, isMask, type CodeLevel } from './qrSymbol.ts'

export interface QrLook {
  /** How much of the code may be covered or dirty: at H a third. */
  level?: CodeLevel
  /** The symbol size, 1 to 40; the smallest that holds the text when it is left out. */
  type?: number
  /** The mask pattern, 0 to 7; the most readable one when it is left out. */
  mask?: number
  dark?: string
  light?: string
  /** A picture in the middle, on a background of the light colour. */
  logo?: string
  /** Pixels on the screen, as `size`. */
  logoSize?: number
  logoPadding?: number
}

interface Props extends QrLook {
  /** Throws when the text does not fit: level H holds up to 1273 bytes. */
  text: string
  label: Wording
  /** Pixels on the screen; 256 when it is left out. */
  size?: number
}

/** Modules of empty margin around the code, which scanners need. */
const margin = 4

export const QrCode = ({
  text,
  label,
  size = 256,
  level = 'H',
  type,
  mask,
  dark = '#000',
  light = '#fff',
  logo,
  logoSize = 30,
  logoPadding = 5,
}: Props) => {
  const t = useTranslate()
  const { path, side } = useMemo(() => {
    const modules = encodeQR(text, 'raw', {
      ecc: corrections[level],
      border: margin,
      ...(type !== undefined && { version: type }),
      ...(isMask(mask) && { mask }),
    })
    let drawn = ''
    for (const [row, line] of modules.entries())
      for (const [column, isDark] of line.entries()) if (isDark) drawn += `M${column} ${row}h1v1h-1z`
    return { path: drawn, side: modules.length }
  }, [text, level, type, mask])
  const modulesOf = (pixels: number) => (pixels * side) / size
  const [picture, ground] = [modulesOf(logoSize), modulesOf(logoSize + 2 * logoPadding)]
  return (
    <svg
      role="img"
      aria-label={t(label)}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${side}v${side}H0z`} fill={light} />
      <path d={path} fill={dark} />
      {logo && (
        <>
          <rect x={(side - ground) / 2} y={(side - ground) / 2} width={ground} height={ground} fill={light} />
          <image href={logo} x={(side - picture) / 2} y={(side - picture) / 2} width={picture} height={picture} />
        </>
      )}
    </svg>
  )
}
