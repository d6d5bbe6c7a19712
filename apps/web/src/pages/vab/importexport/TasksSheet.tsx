// One's own tasks, in short: what the button of a started export leads to on this page.
import { listTasks, taskStates } from '@register/contract/system/tasks'
import { useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { SideSheet } from '../../../kit/dialog/SideSheet.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx'
import { LoadState } from '../../../kit/feedback/LoadState.tsx'
import { words } from './words.ts'

export function TasksSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  return (
    <SideSheet title={say(words.tasks)} open={open} onClose={onClose} width={450}>
      <Tasks />
    </SideSheet>
  )
}

function Tasks() {
  const say = useSay()
  const reading = useRead(
    listTasks,
    { query: {} },
    {
      refetchInterval: ({ state }) =>
        state.data?.list.some((task) => task.state === 'waiting' || task.state === 'running') ? 1000 : false,
    },
  )
  return (
    <LoadState reading={reading}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState text={say(words.noTasks)} />
        ) : (
          <PlainTable
            label={say(words.tasks)}
            rows={list}
            rowKey={({ id }) => id}
            columns={[
              { key: 'title', title: say(words.task), draw: ({ title }) => title },
              {
                key: 'state',
                title: say(words.state),
                short: true,
                draw: ({ state }) => <StatusTag tone={taskStates[state].tone} label={say(taskStates[state].label)} />,
              },
              {
                key: 'file',
                title: say(words.file),
                draw: ({ url, fileName, msg }) => (url ? <a href={url}>{fileName}</a> : msg || '—'),
              },
            ]}
          />
        )
      }
    </LoadState>
  )
}
