// What other parts of the server use of ends by rule: the job that carries one out.
export { ruleEndJobs } from './job.ts'
