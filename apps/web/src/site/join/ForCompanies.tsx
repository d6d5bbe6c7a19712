// How a company gets an account, and what it sees with it.
import { siteScreens } from '@register/contract/screens/site'
import { useTranslate } from '../../api/language.ts'
import { useSite } from '../../api/branding.ts'
import { Link } from '../../kit/plain/Link.tsx'
import * as paths from '../../paths.ts'
import { Steps } from './Steps.tsx'
import { companySteps, words } from './words.ts'

export const ForCompanies = () => {
  const t = useTranslate()
  const { data: site } = useSite()
  const isOpen = site?.registration && site.ways.sms
  const { register, ask, request, decision, use, wrong } = companySteps
  return (
    <Steps
      title={siteScreens.for_companies.title}
      lead={words.companyLead}
      steps={[
        isOpen ? { ...register, way: <Link to={paths.register}>{t(words.toRegister)}</Link> } : ask,
        { ...request, way: <Link to={paths.login()}>{t(words.toSignIn)}</Link> },
        decision,
        use,
        { ...wrong, way: <Link to={paths.search()}>{t(words.toSearch)}</Link> },
      ]}
    />
  )
}
