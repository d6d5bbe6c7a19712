// Whether messages stay here and are shown to whoever tries a demonstration out.
import type { Outside } from '../../../outside/outside.ts'

/** Only where nothing of it is real: a demonstration, not in production, that sends nothing. */
export const messagesAreShown = (
  { sms, mail }: Outside,
  { demo, production }: Readonly<Record<'demo' | 'production', boolean>>,
): boolean => demo && !production && [sms?.name, mail?.name].includes('sink')
