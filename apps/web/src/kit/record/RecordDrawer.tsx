// The short form of a record in a drawer over its list: a new one opens at once, an existing one as soon as it has been read.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import { Fragment, type ReactNode } from 'react'
import { Action } from '../action/Action.tsx'
import { SideDrawer } from '../dialog/SideDrawer.tsx'
import { LoadState, type Reading } from '../state/LoadState.tsx'
import { FormDrawer } from '../form/FormDrawer.tsx'
import { useOpened } from '../form/record/useOpened.ts'
import { formWords } from '../form/words.ts'
import type { Kept } from '../values/useKeptForm.ts'
import { recordWords } from './words.ts'

interface RecordDrawerProps {
  title: Phrase
  form: { submit: () => Promise<boolean>; unsaved: boolean; kept: Kept }
  onClose: () => void
  /** Wider than usual where the form contains a table. */
  width?: number
  children: ReactNode
}

export function RecordDrawer({ title, form, onClose, width, children }: RecordDrawerProps) {
  return (
    <FormDrawer
      title={title}
      onClose={onClose}
      {...(width && { width })}
      unsaved={form.unsaved}
      kept={form.kept}
      submit={recordWords.save}
      onSubmit={async () => {
        if (await form.submit()) onClose()
      }}
    >
      {children}
    </FormDrawer>
  )
}

/** What a list passes to the form over it. */
export interface DrawerOver {
  /** `new`, a record's id, or undefined while it is closed; as in `useFormDrawer`. */
  form: string | undefined
  onClose: () => void
}

interface OpenedDrawerProps<E extends EndpointSpec> extends DrawerOver {
  /** The title of the drawer, while the record is being read. */
  title: Phrase
  /** Reads a record by its id. */
  endpoint: E
  /** The form of the record, or of a new one. */
  children: (known: Output<E> | undefined, reload: (() => unknown) | undefined) => ReactNode
}

export function OpenedDrawer<E extends EndpointSpec>({ form, ...rest }: OpenedDrawerProps<E>) {
  if (form === undefined) return null
  return form === 'new' ? rest.children(undefined, undefined) : <KnownDrawer key={form} id={form} {...rest} />
}

type KnownDrawerProps<E extends EndpointSpec> = Omit<OpenedDrawerProps<E>, 'form'> & { id: string }

function KnownDrawer<E extends EndpointSpec>({ id, endpoint, ...rest }: KnownDrawerProps<E>) {
  return <ReadDrawer {...rest} opened={useOpened(endpoint, { params: { id } } as Call<E>)} />
}

interface ReadDrawerProps<R> {
  title: Phrase
  onClose: () => void
  opened: { reading: Reading<R>; edition: number; reload: () => unknown }
  children: (known: R, reload: () => unknown) => ReactNode
}

/** Shows the drawer with a placeholder or an error until the record has been read, then the form. */
export function ReadDrawer<R>({ title, onClose, opened: { reading, edition, reload }, children }: ReadDrawerProps<R>) {
  if (reading.data !== undefined) return <Fragment key={edition}>{children(reading.data, reload)}</Fragment>
  return (
    <SideDrawer title={title} open onClose={onClose} addressed>
      <LoadState reading={reading} wayOn={<Action label={formWords.toList} onPress={onClose} />}>
        {() => null}
      </LoadState>
    </SideDrawer>
  )
}
