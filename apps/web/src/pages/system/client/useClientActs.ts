// The actions on a client of the list: its usage, change, a new secret, ending a former one, deleting; only those that the reader may carry out.
import {
  changeClient,
  clientUsage,
  endFormerSecret,
  listClients,
  removeClient,
  rotateSecret,
  type Client,
} from '@register/contract/system/client/client'
import { useSay } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useRecordActs } from '../../../kit/record/useRecordActs.ts'
import type { RowAction } from '../../../kit/table/view/acts/rowActs.ts'
import { words } from './words.ts'

interface Asked {
  openForm: (form: string) => void
  openUsage: (id: string) => void
  onRotate: (client: Client) => void
}

export function useClientActs({ openForm, openUsage, onRotate }: Asked): (client: Client) => RowAction[] {
  const say = useSay()
  const may = useMay()
  const { ask, done } = useFeedback()
  const erase = useWrite(removeClient, { refreshes: [listClients] })
  const end = useWrite(endFormerSecret, { refreshes: [listClients] })
  const usual = useRecordActs<Client>({
    name: ({ name }) => name,
    change: { asks: changeClient, by: ({ id }) => ({ onPress: () => openForm(String(id)) }) },
    remove: { asks: removeClient, by: ({ id }) => erase.mutateAsync({ params: { id } }), text: words.removeText },
  })
  async function endFormer({ id, rev }: Client) {
    const sure = await ask({ title: say(words.endAsk), text: say(words.endText), yes: say(words.end), danger: true })
    if (!sure) return
    await end.mutateAsync({ body: { id, rev } })
    done(words.ended)
  }
  return (client) => {
    const [first, ...others] = usual(client)
    const hasFormer = client.secrets.some(({ endsAt }) => endsAt !== null)
    return [
      ...(may(clientUsage)
        ? [{ key: 'usage', label: say(words.usage), onPress: () => openUsage(String(client.id)) }]
        : []),
      ...(first ? [first] : []),
      ...(may(rotateSecret) ? [{ key: 'rotate', label: say(words.rotate), onPress: () => onRotate(client) }] : []),
      ...(may(endFormerSecret) && hasFormer
        ? [{ key: 'end', label: say(words.endFormer), danger: true, onPress: () => endFormer(client) }]
        : []),
      ...others,
    ]
  }
}
