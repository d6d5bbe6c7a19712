// How a type-testing body joins the register.
import { siteScreens } from '@register/contract/screens/site'
import { useTranslate } from '../../api/language.ts'
import { Link } from '../../kit/plain/Link.tsx'
import * as paths from '../../paths.ts'
import { Steps } from './Steps.tsx'
import { bodySteps, words } from './words.ts'

export const ForBodies = () => {
  const t = useTranslate()
  const { apply, opened, signIn, existing, codes, programs } = bodySteps
  return (
    <Steps
      title={siteScreens.for_bodies.title}
      lead={words.bodyLead}
      steps={[
        apply,
        opened,
        { ...signIn, way: <Link to={paths.login()}>{t(words.toSignIn)}</Link> },
        existing,
        codes,
        programs,
      ]}
    />
  )
}
