// All background jobs and exports, as an explicit list.
import type { SeenAudit } from './access/audit/seen.ts'
import { importJobs, reportExporter } from './features/business/reportImport/service.ts'
import { ruleEndJobs } from './features/business/ruleEnd/service.ts'
import { sampleExporter } from './features/demo/sample/service.ts'
import { logJobs } from './features/system/log/service.ts'
import { taskJobs } from './features/system/scheduledTask/service.ts'
import { exportJobs } from './features/system/tasks/service.ts'
import type { FileStore } from './files/store.ts'
import type { Integrations } from './integrations/integrations.ts'
import type { JobKind } from './jobs/engine.ts'
import type { AppConfig } from './parts.ts'
import { taskWorks } from './scheduled.ts'

/** The exports that can run as background tasks. */
export const exporters = [sampleExporter, reportExporter]

interface Parts {
  files: FileStore
  seen: () => Promise<SeenAudit | undefined>
  outside: Integrations
  config: AppConfig
}

export const jobKinds = ({ files, seen, outside, config }: Parts): readonly JobKind[] => [
  exportJobs(files, exporters),
  ...importJobs(files),
  ...ruleEndJobs(),
  ...logJobs({ store: files, seen }),
  ...taskJobs(taskWorks({ files, seen, outside, config })),
]
