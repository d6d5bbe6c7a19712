// Buttons that follow the certificate of an answer, and its manufacturer.
import { useFollow } from '../../../api/follow/useFollow.ts'
import { Toggles } from '../../../kit/plain/action/Toggles.tsx'

export const Follow = ({ publicId, hasMaker }: { publicId: string; hasMaker: boolean }) => {
  const { presses, failure } = useFollow(publicId, hasMaker)
  return <Toggles toggles={presses} icon="bell" failure={failure} />
}
