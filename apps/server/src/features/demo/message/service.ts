// Whether messages are only stored, and shown to the visitors of a demonstration.
import type { Integrations } from '../../../integrations/integrations.ts'

/** Only for a demonstration that is not in production and sends nothing. */
export const messagesAreShown = (
  { sms, mail }: Integrations,
  { demo, production }: Readonly<Record<'demo' | 'production', boolean>>,
): boolean => demo && !production && [sms?.name, mail?.name].includes('sink')
