// Buttons that follow the certificate of a page, and its manufacturer.
import { useFollow } from '../../../../api/follow/useFollow.ts'
import { useSay } from '../../../../api/language.ts'
import { Section } from '../../../../kit/layout/Section.tsx'
import { Toggles } from '../../../../kit/plain/action/Toggles.tsx'
import { words } from './words.ts'

export function Following({ publicId, hasMaker }: { publicId: string; hasMaker: boolean }) {
  const say = useSay()
  const { presses, failure } = useFollow(publicId, hasMaker)
  return (
    <Section title={say(words.follow)}>
      <Toggles toggles={presses} icon="bell" failure={failure} />
    </Section>
  )
}
