// What other parts of the server use of ends by rule: the job that carries one out, and what the demo world does with them.
export { add as addRule } from './act/act.ts'
export { preview as previewRule } from './choice/preview.ts'
export { ruleEndJobs } from './job.ts'
