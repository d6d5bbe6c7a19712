// The name and look of the register: first as the page was delivered, then from the public configuration.
import { productName } from '@register/contract/product'
import { siteConfig, type SiteLook } from '@register/contract/system/site'
import { useRead } from './query.ts'

/** Read by public/shim.js too, before the first paint. The development server leaves it empty. */
function fromPage(): SiteLook {
  const name: [string, string] = [productName[0], productName[1]]
  const defaults: SiteLook = {
    name,
    siteHead: name,
    officeHead: name,
    logo: '',
    language: 'zh',
    colour: '',
    frames: [],
  }
  const text = document.querySelector<HTMLMetaElement>('meta[name="site-look"]')?.content
  return text?.startsWith('{') ? { ...defaults, ...(JSON.parse(text) as SiteLook) } : defaults
}

export const firstLook = fromPage()

/** The public configuration; read once, and again after a change of it in this window. */
export const useSite = () => useRead(siteConfig, {}, { staleTime: Infinity })

export const useLook = (): SiteLook => useSite().data?.look ?? firstLook
