// Links to frequent actions that the reader may carry out.
import { generateCode } from '@register/contract/business/codeApply/codeApply'
import { insertReport } from '@register/contract/business/report/report'
import { checkImport } from '@register/contract/business/reportImport'
import { systemScreens } from '@register/contract/screens/system'
import { addRole } from '@register/contract/system/role/role'
import { addUser } from '@register/contract/system/user/user'
import { useMay, useSession } from '../../../../api/session.ts'
import { usePrevented } from '../../../../api/body/prevented.ts'
import { opensFor } from '../../../../api/session/opensFor.ts'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import * as paths from '../../../../paths.ts'
import { Frame } from '../Frame.tsx'
import { words } from '../words.ts'

/** Named by their screens, because the files of their endpoints would make the page of home slower. */
const logs = [
  { screen: systemScreens['settings/log'], icon: 'task' },
  { screen: systemScreens['settings/signIn'], icon: 'key' },
] as const

export function QuickActs({ title }: { title: string }) {
  const { info } = useSession()
  const may = useMay()
  const prevented = usePrevented(may(generateCode) || may(insertReport) || may(checkImport))
  return (
    <Frame title={title}>
      <div className="row wrap gap-8">
        <Allow may={generateCode}>
          <LinkAction icon="number" label={words.apply} to={paths.applicationNew} disabled={prevented?.application} />
        </Allow>
        <Allow may={insertReport}>
          <LinkAction icon="form" label={words.write} to={paths.reportNew} disabled={prevented?.report} />
        </Allow>
        <Allow may={checkImport}>
          <LinkAction icon="import" label={words.import} to={paths.reportImport} disabled={prevented?.report} />
        </Allow>
        <Allow may={addUser}>
          <LinkAction icon="user" label={words.addUser} to={paths.userNew} />
        </Allow>
        <Allow may={addRole}>
          <LinkAction icon="team" label={words.addRole} to={paths.roleNew} />
        </Allow>
        {logs.map(
          ({ screen, icon }) =>
            info &&
            opensFor(screen, info) && (
              <LinkAction key={screen.path} icon={icon} label={screen.title} to={screen.path} />
            ),
        )}
        <LinkAction icon="search" label={words.publicSearch} to={paths.search()} />
      </div>
    </Frame>
  )
}
