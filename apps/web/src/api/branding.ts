// The name and look of the register: first as the page was delivered, then from the public configuration.
import { productName } from '@register/contract/product'
import { siteConfig, type Branding } from '@register/contract/system/site'
import { useRead } from './query.ts'

/** Read by public/shim.js too, before the first paint. The development server leaves it empty. */
function fromPage(): Branding {
  const name: [string, string] = [productName[0], productName[1]]
  const defaults: Branding = {
    name,
    siteHead: name,
    officeHead: name,
    logo: '',
    language: 'zh',
    colour: '',
    frames: [],
  }
  const text = document.querySelector<HTMLMetaElement>('meta[name="site-look"]')?.content
  return text?.startsWith('{') ? { ...defaults, ...(JSON.parse(text) as Branding) } : defaults
}

export const firstBranding = fromPage()

/** The public configuration; read once, and again after a change of it in this window. */
export const useSite = () => useRead(siteConfig, {}, { staleTime: Infinity })

export const useBranding = (): Branding => useSite().data?.look ?? firstBranding
