// The frame of a list page: head, filters, and a table that fills the remaining height and scrolls inside.
import type { ReactNode } from 'react'

export function ListPage({ children }: { children: ReactNode }) {
  return <div className="row column gap-8 page-height">{children}</div>
}
