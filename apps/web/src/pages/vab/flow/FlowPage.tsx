// A flow in the designer, and a read-only one.
import { useState } from 'react'
import { useLang, useSay } from '../../../api/language.ts'
import { FlowDesigner } from '../../../showcase/flow/FlowDesigner.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import { sampleFlow } from './sampleFlow.ts'
import { words } from './words.ts'

function useNames() {
  const say = useSay()
  return {
    people: [
      { value: 'zhou', label: say(words.zhou) },
      { value: 'zheng', label: say(words.zheng) },
      { value: 'lin', label: say(words.lin) },
    ],
    roles: [
      { value: 'experts', label: say(words.experts) },
      { value: 'staff', label: say(words.staff) },
    ],
    fields: [
      { value: 'kind', label: say(words.kind) },
      { value: 'quantity', label: say(words.quantity) },
    ],
  }
}

export function FlowPage() {
  // The example is text in one language, so another language starts it anew.
  return <Flows key={useLang()} />
}

function Flows() {
  const say = useSay()
  const names = useNames()
  const [flow, setFlow] = useState(() => sampleFlow(say))
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/workflow')}>
      <Example title={words.design} text={words.designText}>
        <FlowDesigner label={say(words.leave)} value={flow} onChange={setFlow} {...names} />
      </Example>
      <Example title={words.readOnly} text={words.readOnlyText}>
        <FlowDesigner disabled label={say(words.readOnly)} value={flow} onChange={() => undefined} {...names} />
      </Example>
    </Showcase>
  )
}
