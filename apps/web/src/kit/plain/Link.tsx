// A link inside the app. The router's own link subscribes to the address, so every link on every open page would be redrawn at each change.
import { use, type ComponentProps, type MouseEvent } from 'react'
import { LinksOff } from './linksOff.ts'
import { useGo } from '../router/useGo.ts'

/** The props that make an element lead to a path of the app, and still open in a new window by the browser's own ways. */
export function useLinkTo(to: string) {
  const go = useGo()
  const href = `#${to}`
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const aside = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || aside) return
    event.preventDefault()
    // A link to the present address adds no step to the history.
    go(to, { replace: href === window.location.hash })
  }
  return { href, onClick }
}

/** `to`: a whole path with its query, as `paths` returns it. */
export function Link({
  to,
  onClick,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string }) {
  const link = useLinkTo(to)
  if (use(LinksOff))
    return (
      <span className={rest.className} data-off>
        {children}
      </span>
    )
  return (
    <a
      {...rest}
      href={link.href}
      onClick={(event) => {
        onClick?.(event)
        link.onClick(event)
      }}
    >
      {children}
    </a>
  )
}
