// The page of one piece of the kit: its purpose, then its examples, one below the other.
import type { ReactNode } from 'react'
import { PageHead } from '../../kit/layout/PageHead.tsx'
import * as paths from '../../paths.ts'
import type { Piece } from './piece.ts'

export function Showcase({ piece, children }: { piece: Piece; children: ReactNode }) {
  return (
    <>
      <PageHead title={piece.title} text={piece.text} back={paths.gallery} />
      <div className="stack fit gap-16 above-16">{children}</div>
    </>
  )
}
