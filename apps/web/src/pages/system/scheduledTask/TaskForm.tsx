// The form of a scheduled task, new or existing, in a drawer over the cards: its handler and parameters, its schedule, and what happens when runs overlap or are missed.
import { textOf, type Field, type Value } from '@register/contract/fields'
import type { Draft } from '@register/contract/record/shape'
import { scheduledTaskFields } from '@register/contract/system/scheduledTask/fields'
import { handlerNames, paramsOf, taskHandlers } from '@register/contract/system/scheduledTask/handlers'
import {
  addScheduledTask,
  changeScheduledTask,
  listScheduledTasks,
  readScheduledTask,
  scheduledTaskChanges,
  type ScheduledTask,
} from '@register/contract/system/scheduledTask/scheduledTask'
import { useWrite } from '../../../api/query.ts'
import { CronInput } from '../../../kit/cron/CronInput.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { words } from './words.ts'

export const TaskForm = ({ form, onClose }: DrawerOver) => (
  <OpenedDrawer form={form} title={words.edit} endpoint={readScheduledTask} onClose={onClose}>
    {(known, reload) => <TaskDrawer known={known} reload={reload} onClose={onClose} />}
  </OpenedDrawer>
)

const handlerOf = (value: unknown) => handlerNames.find((name) => name === value)

/** The fields of a handler's parameters; none before a handler is chosen. */
const paramsFor = (value: unknown): readonly Field[] => {
  const handler = handlerOf(value)
  return handler ? paramsOf(handler) : []
}
const usualParams = (value: unknown): ScheduledTask['params'] =>
  Object.fromEntries(paramsFor(value).map(({ key, example }) => [key, Number(example)]))

const fresh: Draft<typeof scheduledTaskFields> & Pick<ScheduledTask, 'params'> = {
  status: 'active',
  overlap: 'skip',
  misfire: 'once',
  params: {},
}

function TaskDrawer({ known, reload, onClose }: Opened<ScheduledTask> & { onClose: () => void }) {
  const add = useWrite(addScheduledTask, { refreshes: [listScheduledTasks] })
  const change = useWrite(changeScheduledTask, {
    refreshes: [listScheduledTasks, readScheduledTask, scheduledTaskChanges],
  })
  const {
    form,
    partOf,
    draft,
    change: write,
    ...rest
  } = useRecordForm({
    fields: scheduledTaskFields,
    known,
    fresh,
    inside: ({ handler }) => ({ params: paramsFor(handler) }),
    add: (body) => add.mutateAsync({ body }),
    change: (body) => change.mutateAsync({ body }),
    saved: words.saved,
    reload,
    leave: onClose,
    lists: [listScheduledTasks],
  })
  const [titleZh, titleEn, handlerField, ...others] = scheduledTaskFields
  const handler = handlerOf(draft.handler)
  const does = { ...handlerField, ...(handler && { hint: taskHandlers[handler].about }) }
  const onChange = (key: string, value: Value | null) =>
    key === 'handler' ? write({ handler: textOf(value), params: usualParams(value) }) : form.onChange(key, value)
  return (
    <RecordDrawer title={known ? words.edit : words.new} form={rest} onClose={onClose}>
      <div className="stack gap-16">
        <FieldsForm fields={[titleZh, titleEn, does]} {...form} onChange={onChange} wide={['handler']} />
        {paramsFor(handler).length > 0 && <FieldsForm fields={paramsFor(handler)} {...partOf('params')} />}
        <FieldsForm
          fields={others}
          {...form}
          wide={['cron', 'status']}
          inputs={{ cron: ({ value, ...input }) => <CronInput runs {...input} value={textOf(value)} /> }}
        />
      </div>
      {known && <RecordChanges endpoint={scheduledTaskChanges} id={known.id} />}
    </RecordDrawer>
  )
}
