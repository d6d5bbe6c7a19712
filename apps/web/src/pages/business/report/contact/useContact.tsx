// The contact of a report: masked, with a button that reveals it to readers with the permission; the server audits each reveal.
import { isMasked } from '@register/contract/input/mask'
import { personalFields, revealContact } from '@register/contract/business/report/parties/contact'
import type { Report } from '@register/contract/business/report/shape'
import type { Output } from '@register/contract/endpoint'
import { useState, type ReactNode } from 'react'
import { call } from '../../../../api/call.ts'
import { asksForPassword } from '../../../../api/session/reauthentication.ts'
import { useMay } from '../../../../api/session.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { words } from './words.ts'

export interface Contact {
  /** What is drawn in place of the masked values. */
  drawn: Readonly<Record<string, ReactNode>>
}

export function useContact({ id, rev, content }: Report): Contact {
  const may = useMay()
  const [opened, setOpened] = useState<{ of: string; contact: Output<typeof revealContact> }>()
  const now = `${id} ${rev}`
  // A contact revealed for an older revision is not the present one, so it is masked again.
  const full = opened?.of === now ? opened.contact : undefined
  async function show() {
    try {
      setOpened({ of: now, contact: await call(revealContact, { body: { id } }) })
    } catch (error) {
      // The person closed the password dialog on purpose, so no error is shown.
      if (!asksForPassword(error)) throw error
    }
  }
  const masks = personalFields.filter((key) => isMasked(content[key]))
  // One button reveals all contact data: next to the number, or next to the name where there is no number.
  const beside = masks.at(-1)
  const drawn = Object.fromEntries(
    masks.map((key) => [
      key,
      <span key={key} className="inline-row wrap gap-4 align-center">
        {full?.[key] ?? String(content[key])}
        {key === beside && !full && may(revealContact) && (
          <Action small kind="link" icon="view" label={words.show} onPress={show} />
        )}
      </span>,
    ]),
  )
  return { drawn }
}
