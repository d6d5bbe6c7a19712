// Whether messages are only stored, and shown to visitors of a demonstration.
import type { Outside } from '../../../outside/outside.ts'

/** Only where nothing of it is real: a demonstration, not in production, that sends nothing. */
export const messagesAreShown = (
  { sms, mail }: Outside,
  { demo, production }: Readonly<Record<'demo' | 'production', boolean>>,
): boolean => demo && !production && [sms?.name, mail?.name].includes('sink')
