// What the register has against a new password, as far as the browser can know; the server checks again.
import { passwordProblem } from '@register/contract/input/password/policy'
import type { Phrase } from '@register/contract/phrase'
import { productName } from '@register/contract/product'
import { useBranding, useSite } from '../../../api/branding.ts'

/** `username`: left out where the browser does not know it. */
export function usePasswordProblem(): (password: string, username?: string) => Phrase | undefined {
  const asked = useSite().data?.password
  const { name } = useBranding()
  return (password, username = '') => asked && passwordProblem(password, username, [...productName, ...name], asked)
}
