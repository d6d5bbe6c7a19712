// A link inside the app. The router's own asks for the address at every change of it, and every one on every open page is drawn again.
import { use, type ComponentProps, type MouseEvent } from 'react'
import { LinksOff } from './linksOff.ts'
import { useGo } from '../router/useGo.ts'

/** What an element needs to lead to a path of the app, and still open in a new window by the browser's own ways. */
export function useLinkTo(to: string) {
  const go = useGo()
  const href = `#${to}`
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const aside = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || aside) return
    event.preventDefault()
    // Where one is already, nothing is added to the way back.
    go(to, { replace: href === window.location.hash })
  }
  return { href, onClick }
}

/** `to`: a whole path with its query, as `paths` writes it. */
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
