// What the list of recurring tasks and the list of jobs use of the task centre.
export { exportJobs } from './job.ts'
export { sweepTasks } from './store.ts'
