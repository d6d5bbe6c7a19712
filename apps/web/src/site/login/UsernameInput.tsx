// The input of a user name, marked so that browsers and password managers recognise it.
import type { ComponentProps } from 'react'
import { inputClass } from '../../kit/plain/action/Field.tsx'

export const UsernameInput = (props: Omit<ComponentProps<'input'>, 'className'>) => (
  <input
    {...props}
    className={inputClass}
    name="username"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={30}
  />
)
