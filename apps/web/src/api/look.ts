// How the register calls itself and looks: first as the page came, then as the public configuration says.
import { productName } from '@register/contract/product'
import { siteConfig, type SiteLook } from '@register/contract/system/site'
import { useRead } from './query.ts'

/** Read by public/shim.js too, before the first paint. The development server fills in nothing. */
function fromPage(): SiteLook {
  const name: [string, string] = [productName[0], productName[1]]
  const house: SiteLook = { name, siteHead: name, officeHead: name, logo: '', language: 'browser', colour: '' }
  const text = document.querySelector<HTMLMetaElement>('meta[name="site-look"]')?.content
  return text?.startsWith('{') ? { ...house, ...(JSON.parse(text) as SiteLook) } : house
}

export const firstLook = fromPage()

/** What is said of the register to anybody; read once, and again after a change of the configuration made here. */
export const useSite = () => useRead(siteConfig, {}, { staleTime: Infinity })

export const useLook = (): SiteLook => useSite().data?.look ?? firstLook
